type PartValue = Blob | string | number | boolean | object | null | undefined;

/**
 * Turns a multipart body into its parts, as the contract's `encoding` says: a file stays a file, a list of files
 * becomes repeated parts of the same name, everything else becomes one part of type application/json. A field that
 * is undefined or null makes no part.
 */
export function toFormData(body: Readonly<Record<string, PartValue>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const values: readonly unknown[] = Array.isArray(value) && value.every(isBlob) ? value : [value];
    for (const part of values) {
      if (part === undefined || part === null) continue;
      form.append(name, isBlob(part) ? part : new Blob([JSON.stringify(part)], { type: 'application/json' }));
    }
  }
  return form;
}

function isBlob(value: unknown): value is Blob {
  return value instanceof Blob;
}

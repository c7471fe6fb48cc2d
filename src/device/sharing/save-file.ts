/** Hands the user a file, which the browser saves where it saves downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own copy by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

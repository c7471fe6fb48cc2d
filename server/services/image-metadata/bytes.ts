export type Bytes = Uint8Array<ArrayBuffer>;

/** Whether bytes stand at an offset. */
export const startsWith = (bytes: Bytes, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/** Whether a text in ASCII stands at an offset. */
export const startsWithText = (bytes: Bytes, text: string, offset = 0) =>
  startsWith(bytes, [...Buffer.from(text, 'latin1')], offset);

export const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const joinBytes = (parts: readonly Bytes[]): Bytes => new Uint8Array(Buffer.concat(parts));

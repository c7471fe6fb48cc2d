/**
 * Texts whose characters are the bytes of their UTF-8, so that an answer of many parts is put together and copied, and
 * not encoded each time: with the letters of Korean that takes several times as long.
 */
export const toUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The bytes of such a text. */
export const bytesOf = (utf8: string): Uint8Array<ArrayBuffer> => Buffer.from(utf8, 'latin1');

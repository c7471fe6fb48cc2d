export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** A stored file on its way out. */
export interface OpenFile {
  /** Read it to its end or cancel it: it holds a file or a connection open. */
  content: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** How many bytes come; undefined where the store does not say it. */
  size: number | undefined;
  contentType: string;
}

/** Where uploads are kept. Keys are made by the server: letters, digits, -, / and one dot. */
export interface Storage {
  put(key: string, file: StoredFile): Promise<void>;
  /** The file, opened and not yet read, or undefined when there is none. */
  get(key: string): Promise<OpenFile | undefined>;
  /** Removes the file; it is no failure when there is none. */
  delete(key: string): Promise<void>;
}

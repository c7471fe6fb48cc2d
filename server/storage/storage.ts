export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Where uploads are kept. Keys are made by the server: letters, digits, -, / and one dot. */
export interface Storage {
  put(key: string, file: StoredFile): Promise<void>;
  /** The file, or undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Removes the file; it is no failure when there is none. */
  delete(key: string): Promise<void>;
}

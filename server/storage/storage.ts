export interface NewFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** A stored file on its way out. Read its stream to the end, or cancel it. */
export interface StoredFile {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** In bytes; undefined where a store does not say it. */
  size: number | undefined;
  contentType: string;
}

/** A file that is there. */
export interface ListedFile {
  key: string;
  storedAt: Date;
}

/** Where uploads are kept. Keys are made by the server: letters, digits, -, / and one dot. */
export interface Storage {
  put(key: string, file: NewFile): Promise<void>;
  /** The file, piece by piece as it is read, or undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Removes the file; it is no failure when there is none. */
  delete(key: string): Promise<void>;
  /** All files of a folder, in no sure order. */
  list(folder: string): AsyncIterable<ListedFile>;
}

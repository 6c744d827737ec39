/** Zero-based positions of the first and last byte. */
export interface ByteSpan {
  from: number;
  to: number;
}

/** Stores bytes under keys that the server generates, never under user-supplied file names. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws FileMissing */
  get(key: string, span?: ByteSpan): Promise<Buffer>;
  /** Does nothing if the file is missing. */
  remove(key: string): Promise<void>;
}

/** No file has this key. Other errors of `get` mean that the store is unavailable. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor() {
    super('there is no file under this key');
  }
}

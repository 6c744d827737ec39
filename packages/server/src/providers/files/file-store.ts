/** First and last byte, counted from zero. */
export interface ByteSpan {
  from: number;
  to: number;
}

/** Stores bytes under keys that the server generates, never under a caller's file name. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws FileMissing */
  get(key: string, span?: ByteSpan): Promise<Buffer>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
}

/** No file has the key. Other errors of `get` mean that the store does not work. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor() {
    super('there is no file under this key');
  }
}

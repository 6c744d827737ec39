/** The first and the last byte wanted, both counted from zero. */
export interface ByteSpan {
  from: number;
  to: number;
}

/** Where bytes live. Keys are ours, never a caller's file name. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** @throws FileMissing */
  get(key: string, span?: ByteSpan): Promise<Buffer>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
}

/** Nothing was ever put under the key, or it was removed. Any other failure of `get` says that the store does not work. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor() {
    super('there is no file under this key');
  }
}

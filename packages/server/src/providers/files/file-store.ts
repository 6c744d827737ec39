/** Where bytes live. Keys are ours, never a caller's file name. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
}

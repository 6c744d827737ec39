interface UploadItemBase {
  /** Stable while the file is uploading and after it is stored. */
  id: string;
  name: string;
  bytes: number;
  /** URL of a small picture: the image itself, or the first page of the document. Without it there is an icon. */
  preview?: string | undefined;
  /** Name of the stored file that this one replaces. That file is removed once this one is stored. */
  replaces?: string | undefined;
}

/** A file of the field. `failed` did not reach the server and can be retried; `refused` did, and is not acceptable. */
export type UploadItem = UploadItemBase &
  (
    | { state: 'uploading'; /** 0 to 1. */ progress: number }
    | { state: 'checking' }
    | { state: 'stored' }
    | {
        state: 'failed' | 'refused';
        /** Error message in the user's language. */
        problem?: string | undefined;
      }
  );

export interface UploadActions {
  /** Called with the id of the upload that the user cancels. */
  onCancel: (id: string) => void;
  /** Called with the id of the failed upload that the user retries. */
  onRetry: (id: string) => void;
  /** Called for a stored file after the user confirmed, for a failed or refused one at once. */
  onDelete: (id: string) => void;
  /**
   * Called with the id of a stored, failed or refused file, and the file that replaces it. The app uploads the new one first
   * and removes a stored one only after that succeeded. Without it there is no such button.
   */
  onReplace?: ((id: string, file: File) => void) | undefined;
  /** Opens a stored file; without it there is no such button. */
  onOpen?: ((id: string) => void) | undefined;
}

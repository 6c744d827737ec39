// Uploads in tests: the test controls when the bytes are sent.
import { waitFor } from '@testing-library/react';

class PausedUpload {
  static all: PausedUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  aborted = false;

  constructor() {
    PausedUpload.all.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, json?: unknown) {
    this.status = status;
    this.responseText = json === undefined ? '' : JSON.stringify(json);
    this.onload?.();
  }
}

/** Installs the fake for every test of the file. */
export function pauseUploads(): void {
  const real = window.XMLHttpRequest;
  beforeEach(() => {
    PausedUpload.all = [];
    window.XMLHttpRequest = PausedUpload as unknown as typeof XMLHttpRequest; // only the parts in use
  });
  afterEach(() => {
    window.XMLHttpRequest = real;
  });
}

/** Waits for `count` uploads and returns the latest. */
export async function bytes(count = 1): Promise<PausedUpload> {
  await waitFor(() => expect(PausedUpload.all).toHaveLength(count));
  const last = PausedUpload.all.at(-1);
  if (!last) throw new Error('No bytes were sent');
  return last;
}

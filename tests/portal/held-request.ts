// Uploads in tests: the test controls when the bytes are sent.
import { waitFor } from '@testing-library/react';

class HeldRequest {
  static all: HeldRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  aborted = false;

  constructor() {
    HeldRequest.all.push(this);
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
export function holdRequests(): void {
  const real = window.XMLHttpRequest;
  beforeEach(() => {
    HeldRequest.all = [];
    window.XMLHttpRequest = HeldRequest as unknown as typeof XMLHttpRequest; // only the parts in use
  });
  afterEach(() => {
    window.XMLHttpRequest = real;
  });
}

/** Waits for `count` uploads and returns the latest. */
export async function bytes(count = 1): Promise<HeldRequest> {
  await waitFor(() => expect(HeldRequest.all).toHaveLength(count));
  const last = HeldRequest.all.at(-1);
  if (!last) throw new Error('No bytes were sent');
  return last;
}

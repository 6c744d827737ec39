// Uploads a file and reports progress, which `fetch` and therefore RTK Query cannot.
import { API_URL } from '../api/base-url';
import { NO_ANSWER, toCallError, type CallError } from '../api/call-error';

interface Put {
  /** URL from `beginUpload`, with its key. */
  url: string;
  file: File;
  /** Progress from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

/** Rejects with a `CallError`, whose status is 0 without a response or after an abort. */
export function putBytes({ url, file, onProgress, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: CallError) => reject(error);
    if (signal.aborted) return fail(NO_ANSWER);
    const request = new XMLHttpRequest();
    request.open('PUT', new URL(url, API_URL).href);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else fail(toCallError({ status: request.status, data: replyOf(request) }));
    };
    request.onerror = () => fail(NO_ANSWER);
    request.onabort = () => fail(NO_ANSWER);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function replyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined; // a response from a proxy, not from the API
  }
}

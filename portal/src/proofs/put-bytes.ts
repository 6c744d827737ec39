// Sends the bytes of a file, telling how far it is. The API's slice cannot: `fetch` knows no progress of what it sends.
import { API_URL } from '../api/base-url';
import { NO_ANSWER, toCallError, type CallError } from '../api/call-error';

interface Put {
  /** As `beginUpload` gave it, with its key. */
  url: string;
  file: File;
  /** 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

/** Rejects with a `CallError`, of status 0 when no answer came or the signal stopped it. */
export function putBytes({ url, file, onProgress, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: CallError) => reject(error); // a value of the catalogue, as every failed call
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
    return undefined; // no reply of the API, but of something between
  }
}

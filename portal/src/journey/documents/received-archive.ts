// The bytes of an archive as they come, kept in blobs: the browser may put those on its disk.
import { API_URL } from '../../api/base-url';
import { NO_ANSWER, toCallError } from '../../api/call-error';

const MEGABYTE = 1024 * 1024;
const KEPT_AT_ONCE = 8 * MEGABYTE;

interface Wanted {
  /** As the API gives it, with its key. */
  url: string;
  language: string;
  signal: AbortSignal;
  /** How many bytes have come. */
  onReceived: (bytes: number) => void;
}

/** @throws CallError what the server says, or that it does not answer any more; nothing of the rest when it was cancelled */
export async function receivedArchive({ url, language, signal, onReceived }: Wanted): Promise<Blob> {
  try {
    const response = await fetch(new URL(url, API_URL), {
      headers: { 'Accept-Language': language },
      signal,
    });
    if (!response.ok || !response.body) {
      const data: unknown = await response.json().catch(() => undefined);
      throw toCallError({ status: response.status, data });
    }
    return await blobOf(response.body.getReader(), onReceived);
  } catch (failure) {
    throw failure instanceof Error && !signal.aborted ? NO_ANSWER : failure;
  }
}

async function blobOf(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  onReceived: (bytes: number) => void,
): Promise<Blob> {
  const kept: Blob[] = [];
  let fresh: Uint8Array<ArrayBuffer>[] = [];
  let [received, unkept] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([...kept, ...fresh], { type: 'application/zip' });
    fresh.push(value);
    received += value.length;
    unkept += value.length;
    if (unkept >= KEPT_AT_ONCE) {
      kept.push(new Blob(fresh));
      [fresh, unkept] = [[], 0];
    }
    onReceived(received);
  }
}

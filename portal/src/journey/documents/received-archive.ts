// Collects the bytes of an archive in blobs, which the browser may store on disk.
import { API_URL } from '../../api/base-url';
import { NO_ANSWER, toCallError } from '../../api/call-error';

const MEGABYTE = 1024 * 1024;
const BLOB_BYTES = 8 * MEGABYTE;

interface ArchiveRequest {
  /** URL from the API, with its key. */
  url: string;
  language: string;
  signal: AbortSignal;
  /** Called with the number of bytes received so far. */
  onReceived: (bytes: number) => void;
}

/** @throws CallError from the server, or `NO_ANSWER` if the connection is lost; the abort reason if canceled */
export async function receivedArchive({ url, language, signal, onReceived }: ArchiveRequest): Promise<Blob> {
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
  const stored: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [received, chunkBytes] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([...stored, ...chunks], { type: 'application/zip' });
    chunks.push(value);
    received += value.length;
    chunkBytes += value.length;
    if (chunkBytes >= BLOB_BYTES) {
      stored.push(new Blob(chunks));
      [chunks, chunkBytes] = [[], 0];
    }
    onReceived(received);
  }
}

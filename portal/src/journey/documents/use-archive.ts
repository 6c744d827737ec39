// Downloads documents in one archive after one identity check. The page reads the response itself, so that it can show
// progress, cancel, and detect an incomplete archive.
import { PRODUCT_NAME } from '@quoin/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { api } from '../../api/api';
import { NETWORK_ERROR, toShownError, toCallError, type CallError } from '../../api/call-error';
import { newYorkToday } from '../../browser/server-time';
import { saveBlob } from '../../browser/download';
import { useAppDispatch } from '../../store/root-reducer';
import { useText } from '../../i18n';
import { needsIdentityCheck, useProof } from '../../document-reader/use-proof';
import { API_URL } from '../../api/base-url';

/** Status of the archive; `fileIds` are the selected documents. */
export type ArchiveState =
  | { step: 'identity_check'; fileIds: readonly string[] }
  /** `share` of received bytes, 0 to 1; undefined while the total is unknown. */
  | { step: 'coming'; files: number; share: number | undefined }
  | { step: 'failed'; fileIds: readonly string[]; error: CallError }
  | { step: 'saved'; files: number; leftOut: number };

export function useArchive() {
  const text = useText();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const proof = useProof();
  const [prepare] = api.useRequestDocumentArchiveMutation();
  const [state, setState] = useState<ArchiveState>();
  const controllerRef = useRef<AbortController>(undefined);

  const stop = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => stop, [stop]);

  async function fetchArchive(fileIds: readonly string[], access_code: string) {
    stop();
    const controller = (controllerRef.current = new AbortController());
    const { signal } = controller;
    const update = (next: ArchiveState | undefined) => !signal.aborted && setState(next);
    update({ step: 'coming', files: fileIds.length, share: undefined });
    try {
      const body = { file_ids: [...fileIds], access_code };
      const { url, files, left_out: leftOut, size } = await prepare({ body }).unwrap();
      signal.throwIfAborted();
      let notified = -1;
      const onReceived = (bytes: number) => {
        const percent = size === null ? undefined : Math.min(99, Math.floor((100 * bytes) / size));
        if (percent === notified || percent === undefined) return;
        notified = percent;
        update({ step: 'coming', files, share: percent / 100 });
      };
      const archive = await receivedArchive({ url, language, signal, onReceived });
      signal.throwIfAborted();
      saveBlob(archive, `${PRODUCT_NAME} ${text('documents.title')} ${newYorkToday()}.zip`);
      update({ step: 'saved', files, leftOut });
    } catch (failure) {
      if (signal.aborted) return;
      if (needsIdentityCheck(failure)) {
        // The access code was valid for ten minutes: the identity check opens again and no error is shown.
        proof.forget(access_code);
        update({ step: 'identity_check', fileIds });
      } else update({ step: 'failed', fileIds, error: toShownError(failure) });
    } finally {
      dispatch(api.util.invalidateTags(['documents'])); // downloaded documents count as opened
    }
  }

  return {
    state,
    download: (fileIds: readonly string[]) => {
      const code = proof.current();
      if (code === undefined) setState({ step: 'identity_check', fileIds });
      else void fetchArchive(fileIds, code);
    },
    passed: (code: string) => {
      proof.keep(code);
      if (state?.step === 'identity_check') void fetchArchive(state.fileIds, code);
    },
    /** Stops the download and clears its message. */
    dismiss: () => {
      stop();
      setState(undefined);
    },
  };
}

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

/**
 * Collects the bytes in blobs, which the browser may store on disk.
 * @throws CallError from the server, or `NETWORK_ERROR` if the connection is lost; the abort reason if canceled
 */
async function receivedArchive({ url, language, signal, onReceived }: ArchiveRequest): Promise<Blob> {
  try {
    const response = await fetch(new URL(url, API_URL), {
      headers: { 'Accept-Language': language },
      signal,
    });
    if (!response.ok || !response.body) {
      const data: unknown = await response.json().catch(() => undefined);
      throw toCallError({ status: response.status, data });
    }
    return await downloadBlob(response.body.getReader(), onReceived);
  } catch (failure) {
    throw failure instanceof Error && !signal.aborted ? NETWORK_ERROR : failure;
  }
}

async function downloadBlob(
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

// Files of one kind of proof: those stored with the investor, and pending uploads.
import { type InvestorDocumentType } from '@quoin/rules';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../api/api';
import { API_URL } from '../api/base-url';
import { isCallError, NETWORK_ERROR, toCallError, type CallError } from '../api/call-error';
import { useErrorMessage } from '../i18n';
import { noticeShown } from '../notices/notices-slice';
import { useAppDispatch } from '../store/root-reducer';
import {
  assertKnownFormat,
  getContent,
  freeName,
  getItems,
  type Replaced,
  type Sending,
} from './pending-uploads';

interface Kind {
  investorId: string;
  documentType: InvestorDocumentType;
}

/** Uploads continue after the step unmounts; a failure then shows as a notice. */
export function useUploads({ investorId, documentType }: Kind) {
  const getErrorMessage = useErrorMessage();
  const dispatch = useAppDispatch();
  const [begin] = api.useBeginUploadMutation();
  const [confirm] = api.useConfirmUploadMutation();
  const [remove] = api.useDeleteInvestorDocumentMutation();
  const { data, refetch } = api.useListInvestorDocumentsQuery();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const change = useCallback(
    (id: string, to: Partial<Sending>) =>
      setSending((before) => before.map((each) => (each.id === id ? { ...each, ...to } : each))),
    [],
  );
  const drop = useCallback(
    (id: string) => setSending((before) => before.filter((each) => each.id !== id)),
    [],
  );

  const removeStored = useCallback(
    async (fileId: string) => {
      const { error } = await remove({ params: { investorId, fileId } });
      if (isCallError(error)) dispatch(noticeShown('danger', error));
    },
    [remove, investorId, dispatch],
  );

  const send = useCallback(
    async (id: string, file: File, replaces: Replaced | undefined) => {
      const abort = new AbortController();
      aborts.current.set(id, abort);
      try {
        await assertKnownFormat(file);
        const { file_id: fileId, upload_url: url } = await begin({
          params: { investorId },
          body: { document_type: documentType, name: freeName(file.name, replaces), size: file.size },
        }).unwrap();
        change(id, { fileId });
        await putBytes({
          url,
          file,
          signal: abort.signal,
          onProgress: (progress) => change(id, { progress }),
        });
        change(id, { isChecking: true });
        await confirm({ params: { investorId, fileId } }).unwrap();
        if (replaces) await removeStored(replaces.fileId); // only now, so that a failure leaves the old file
        await refetch();
        change(id, { listed: true });
      } catch (failure) {
        if (!isCallError(failure)) throw failure;
        if (abort.signal.aborted) return;
        change(id, { failure });
        if (left.current) dispatch(noticeShown('danger', failure));
      } finally {
        aborts.current.delete(id);
      }
    },
    [begin, confirm, investorId, documentType, change, refetch, removeStored, dispatch],
  );

  const start = useCallback(
    (file: File, replaces?: Replaced) => {
      const id = nanoid();
      setSending((before) => [...before, { id, file, replaces, progress: 0 }]);
      void createPreview(file).then((preview) => preview && change(id, { preview }));
      void send(id, file, replaces);
    },
    [send, change],
  );

  const onRetry = (id: string) => {
    const again = sending.find((each) => each.id === id);
    if (!again) return;
    change(id, { progress: 0, isChecking: false, failure: undefined, fileId: undefined });
    void send(id, again.file, again.replaces);
  };

  const onCancel = (id: string) => {
    aborts.current.get(id)?.abort();
    drop(id);
  };

  const onDelete = async (id: string) => {
    const chosen = sending.find((each) => each.id === id);
    if (chosen?.failure) return drop(id);
    await removeStored(chosen?.fileId ?? id);
  };

  const stored = (data?.items ?? []).filter(
    (document) => document.investor_id === investorId && document.document_type === documentType,
  );
  /** The stored file of a row. */
  const findStored = (id: string) => {
    const fileId = sending.find((each) => each.id === id)?.fileId ?? id;
    return stored.find(({ file_id }) => file_id === fileId);
  };

  const onReplace = (id: string, file: File) => {
    const failed = sending.find((each) => each.id === id && each.failure);
    const old = findStored(id);
    if (failed) drop(id);
    start(file, failed ? failed.replaces : old && { fileId: old.file_id, name: old.name });
  };

  return {
    stored,
    findStored,
    /** Props of `FileUpload`. */
    field: {
      items: getItems(stored, sending, getErrorMessage),
      maxMegabytes: data?.limits.max_megabytes,
      onAdd: (files: File[]) => files.forEach((file) => start(file)),
      onRetry,
      onCancel,
      onReplace,
      onDelete: (id: string) => void onDelete(id),
    },
  };
}

// Small pictures of files that are still on this device. Stored proofs have none: they open after a password check only.

const WIDTH = 160;

/** Resolves to a data URL; undefined if the browser cannot draw the file, whose upload then shows what is wrong. */
async function createPreview(file: File): Promise<string | undefined> {
  if (!('createImageBitmap' in window)) return undefined;
  try {
    if ((await getContent(file)) !== 'pdf') return await drawPicture(file);
    const { drawFirstPage } = await import('./draw-first-page');
    return await drawFirstPage(file, WIDTH);
  } catch {
    return undefined; // a damaged file, or pdf.js failed to load: the row shows an icon
  }
}

async function drawPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.ceil((bitmap.height / bitmap.width) * WIDTH);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg');
}

interface Put {
  /** URL from `beginUpload`, with its key. */
  url: string;
  file: File;
  /** Progress from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads with progress, which `fetch` and therefore RTK Query cannot report. Rejects with a `CallError`, whose status is 0
 * without a response or after an abort.
 */
function putBytes({ url, file, onProgress, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: CallError) => reject(error);
    if (signal.aborted) return fail(NETWORK_ERROR);
    const request = new XMLHttpRequest();
    request.open('PUT', new URL(url, API_URL).href);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else fail(toCallError({ status: request.status, data: getReply(request) }));
    };
    request.onerror = () => fail(NETWORK_ERROR);
    request.onabort = () => fail(NETWORK_ERROR);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function getReply({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined; // a response from a proxy, not from the API
  }
}

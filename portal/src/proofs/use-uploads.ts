// Files of one kind of proof: those stored with the investor, and pending uploads.
import { ERRORS, otherFormatError } from '@quoin/contract';
import { formatOfContent, type InvestorDocumentType } from '@quoin/rules';
import type { UploadItem } from '@quoin/ui';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../api/api';
import { isCallError, NO_ANSWER, type CallError } from '../api/call-error';
import { useAppDispatch } from '../store/root-reducer';
import { useErrorSentence } from '../i18n';
import { noticeShown } from '../notices/notices-slice';
import { putBytes } from './put-bytes';

/** A pending upload. Keeps its id after it is stored, so that React keeps the row. */
interface Sending {
  id: string;
  file: File;
  progress: number;
  fileId?: string;
  /** The list of stored files contains it and is authoritative from then on. */
  listed?: boolean;
  /** Error of a failed upload, which can be retried. */
  failure?: CallError;
}

interface Kind {
  investorId: string;
  documentType: InvestorDocumentType;
}

/** Uploads continue after the step unmounts; a failure then shows as a notice. */
export function useUploads({ investorId, documentType }: Kind) {
  const errorSentence = useErrorSentence();
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

  const send = useCallback(
    async (id: string, file: File) => {
      const abort = new AbortController();
      aborts.current.set(id, abort);
      try {
        await assertKnownFormat(file);
        const { file_id: fileId, upload_url: url } = await begin({
          params: { investorId },
          body: { document_type: documentType, name: file.name, size: file.size },
        }).unwrap();
        change(id, { fileId });
        await putBytes({
          url,
          file,
          signal: abort.signal,
          onProgress: (progress) => change(id, { progress }),
        });
        await confirm({ params: { investorId, fileId } }).unwrap();
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
    [begin, confirm, investorId, documentType, change, refetch, dispatch],
  );

  const onAdd = useCallback(
    (files: File[]) => {
      const added = files.map((file) => ({ id: nanoid(), file, progress: 0 }));
      setSending((before) => [...before, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    [send],
  );

  const onRetry = (id: string) => {
    const again = sending.find((each) => each.id === id);
    if (!again) return;
    change(id, { progress: 0, failure: undefined, fileId: undefined });
    void send(id, again.file);
  };

  const onCancel = (id: string) => {
    aborts.current.get(id)?.abort();
    drop(id);
  };

  const onDelete = async (id: string) => {
    const chosen = sending.find((each) => each.id === id);
    if (chosen?.failure) return drop(id);
    const { error } = await remove({ params: { investorId, fileId: chosen?.fileId ?? id } });
    if (isCallError(error)) dispatch(noticeShown('danger', error));
  };

  const stored = (data?.items ?? []).filter(
    (document) => document.investor_id === investorId && document.document_type === documentType,
  );
  /** The stored file of a row. */
  const storedAs = (id: string) => {
    const fileId = sending.find((each) => each.id === id)?.fileId ?? id;
    return stored.find(({ file_id }) => file_id === fileId);
  };
  const isOnItsWay = ({ fileId, listed }: Sending) =>
    !listed && !stored.some(({ file_id }) => file_id === fileId);
  const items: UploadItem[] = [
    ...stored.map(({ file_id, name, size }) => ({
      id: sending.find(({ fileId }) => fileId === file_id)?.id ?? file_id,
      name,
      bytes: size,
      state: 'stored' as const,
    })),
    ...sending.filter(isOnItsWay).map((each) => onItsWay(each, errorSentence)),
  ];

  return {
    storedAs,
    /** Props of `FileUpload`. */
    field: {
      items,
      maxMegabytes: data?.limits.max_megabytes,
      onAdd,
      onRetry,
      onCancel,
      onDelete: (id: string) => void onDelete(id),
    },
  };
}

/** Rejects formats that the server does not accept, before the upload. @throws CallError */
async function assertKnownFormat(file: File): Promise<void> {
  const head = file.slice(0, 65_536).arrayBuffer();
  // An unreadable file fails later, in the upload.
  const format = formatOfContent(new Uint8Array(await head.catch(() => new ArrayBuffer(0))));
  if (typeof format !== 'object') return;
  const { error: name, values } = otherFormatError(format);
  const error: CallError = { ...NO_ANSWER, ...ERRORS[name], name, values };
  throw error;
}

function onItsWay(
  { id, file, progress, failure }: Sending,
  sentence: (error: CallError) => string,
): UploadItem {
  const row = { id, name: file.name, bytes: file.size };
  return failure
    ? { ...row, state: 'failed', problem: sentence(failure) }
    : { ...row, state: 'uploading', progress };
}

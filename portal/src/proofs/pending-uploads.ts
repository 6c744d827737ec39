// Pending uploads of proofs, and the rows that show them.
import { ERRORS, getOtherFormatError, UPLOAD_ERRORS, type ErrorName, type ReplyOf } from '@quoin/contract';
import { detectFormat } from '@quoin/rules';
import type { UploadItem } from '@quoin/ui';
import { NETWORK_ERROR, type CallError } from '../api/call-error';

/** A stored file that is removed after the new one is stored. */
export interface Replaced {
  fileId: string;
  name: string;
}

/** A pending upload. Keeps its id after it is stored, so that React keeps the row. */
export interface Sending {
  id: string;
  file: File;
  preview?: string;
  replaces?: Replaced;
  progress: number;
  /** The server has all bytes and opens the file. */
  isChecking?: boolean;
  fileId?: string;
  /** The list of stored files contains it and is authoritative from then on. */
  listed?: boolean;
  failure?: CallError;
}

type Stored = ReplyOf<'listInvestorDocuments'>['items'][number];

/** Errors of the file itself: sending it again would not help. */
const FILE_ERRORS: readonly ErrorName[] = [
  ...UPLOAD_ERRORS,
  'file_infected',
  'file_too_large',
  'file_exists',
];

/** The rows of the stored files, then of those that are not stored yet. */
export function getItems(
  stored: readonly Stored[],
  sending: readonly Sending[],
  message: (error: CallError) => string,
): UploadItem[] {
  const isStored = ({ fileId }: Sending) => stored.some(({ file_id }) => file_id === fileId);
  return [
    ...stored.map(({ file_id, name, size }) => {
      const sent = sending.find(({ fileId }) => fileId === file_id);
      return {
        id: sent?.id ?? file_id,
        name,
        bytes: size,
        preview: sent?.preview,
        state: 'stored' as const,
      };
    }),
    ...sending.filter((each) => !each.listed && !isStored(each)).map((each) => toPendingItem(each, message)),
  ];
}

function toPendingItem(sending: Sending, message: (error: CallError) => string): UploadItem {
  const { id, file, preview, replaces, progress, isChecking, failure } = sending;
  const row = { id, name: file.name, bytes: file.size, preview, replaces: replaces?.name };
  if (failure) {
    const isRefused = failure.name !== undefined && FILE_ERRORS.includes(failure.name);
    return { ...row, state: isRefused ? 'refused' : 'failed', problem: message(failure) };
  }
  return isChecking ? { ...row, state: 'checking' } : { ...row, state: 'uploading', progress };
}

/** The format by content, because the type that a system reports may be unknown. Undefined for an unreadable file. */
export async function getContent(file: File): Promise<ReturnType<typeof detectFormat>> {
  const head = file.slice(0, 65_536).arrayBuffer();
  return detectFormat(new Uint8Array(await head.catch(() => new ArrayBuffer(0))));
}

/** Rejects formats that the server does not accept, before the upload. @throws CallError */
export async function assertKnownFormat(file: File): Promise<void> {
  const format = await getContent(file); // an unreadable file fails later, in the upload
  if (typeof format !== 'object') return;
  const { error: name, values } = getOtherFormatError(format);
  const error: CallError = { ...NETWORK_ERROR, ...ERRORS[name], name, values };
  throw error;
}

/** The server takes no second file of a name, so a file of the same name as the one it replaces gets a number. */
export function freeName(name: string, replaces: Replaced | undefined): string {
  if (replaces?.name.toLowerCase() !== name.toLowerCase()) return name;
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (2)${name.slice(dot)}` : `${name} (2)`;
}

// The files that were rejected before the upload. Each stays in the list, with its reason, until it is replaced or removed.
import { useRef, useState } from 'react';
import { FileUpload as english } from '../../messages/en/file-upload';
import { useMessages } from '../../provider/quoin-context';
import { isNamed, type RejectedFile } from './file-formats';
import type { UploadItem } from './upload-item';

interface RejectedRow extends RejectedFile {
  id: string;
}

export function useRejectedFiles(maxMegabytes: number) {
  const text = useMessages('FileUpload', english);
  const [rows, setRows] = useState<readonly RejectedRow[]>([]);
  const made = useRef(0);

  const problemOf = ({ reason }: RejectedFile): string => {
    if (typeof reason === 'object') return text.unsupported[reason.kind](reason.name);
    return reason === 'size' ? text.problems.size(maxMegabytes) : text.problems[reason];
  };
  const items: UploadItem[] = rows.map((row) => ({
    id: row.id,
    name: row.file.name,
    bytes: row.file.size,
    state: 'refused',
    problem: problemOf(row),
  }));

  /** Adds rejected files. Drops the row that the choice replaces, and rows with the name of a chosen file. */
  const update = (chosen: readonly File[], rejected: readonly RejectedFile[], replaced?: string) => {
    const added = rejected.map((row) => ({ ...row, id: `rejected-${++made.current}` }));
    setRows((before) => [
      ...before.filter(({ id, file }) => id !== replaced && !chosen.some((one) => isNamed(one, file.name))),
      ...added,
    ]);
  };
  const remove = (id: string) => setRows((before) => before.filter((row) => row.id !== id));

  return { items, update, remove, has: (id: string) => rows.some((row) => row.id === id) };
}

// Documents are taken home in archives, each of one investment.
import type { ReplyOf } from '@quoin/contract';

export type DocumentRow = ReplyOf<'listDocuments'>['items'][number];

export interface Archive {
  investmentId: string;
  fileIds: string[];
}

/** As many files as the call takes at once. */
const FILES_PER_ARCHIVE = 100;

/** The archives that hold these files, in the order in which their investments come first. */
export function archivesOf(rows: readonly DocumentRow[], fileIds: readonly string[]): Archive[] {
  const asked = new Set(fileIds);
  const archives: Archive[] = [];
  const filling = new Map<string, Archive>();
  for (const { file_id, investment_id } of rows) {
    if (!asked.has(file_id)) continue;
    const open = filling.get(investment_id);
    if (open && open.fileIds.length < FILES_PER_ARCHIVE) {
      open.fileIds.push(file_id);
      continue;
    }
    const next: Archive = { investmentId: investment_id, fileIds: [file_id] };
    archives.push(next);
    filling.set(investment_id, next);
  }
  return archives;
}

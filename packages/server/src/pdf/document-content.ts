// The content model of all printed documents.
import type { Language, Stroke } from '@quoin/rules';

/** A labelled value: text, or a drawn signature. */
export type DocumentRow = { name: string } & ({ value: string } | { drawing: readonly Stroke[] });

export interface DocumentTable {
  columns: string[];
  /** The first column is left-aligned; all others are figures and right-aligned. */
  rows: string[][];
}

export interface DocumentSection {
  heading: string;
  /** Running text; paragraphs are numbered `2.1`, `2.2` … when `clauses` is set. */
  paragraphs?: string[];
  clauses?: boolean;
  rows?: DocumentRow[];
  table?: DocumentTable;
  /** Starts on a new page. */
  startsPage?: boolean;
  /** Places for signature stamps, one for each label; only as the last section. */
  signature?: { nameLabels: string[]; dateLabel: string };
}

export interface DocumentContent {
  title: string;
  subtitle: string;
  language: Language;
  sections: DocumentSection[];
  /** Footer of every page. */
  footer: string;
  /** YYYY-MM-DD; also the creation date of the file, so that the output is deterministic. */
  date: string;
  /** Printed at the foot of every page. */
  documentId?: string;
  /** A cover page with the brand's corner; the sections start on page 2. */
  cover?: boolean;
  /** The same document in the controlling language, printed before the sections. */
  controlling?: DocumentContent;
}

export interface RenderedDocument {
  bytes: Buffer;
  pages: number;
}

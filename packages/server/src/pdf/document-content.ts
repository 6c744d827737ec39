// The content model of all printed documents.
import type { Language, Stroke } from '@quoin/rules';

/** A labelled value: text, or a drawn signature. */
export type DocumentRow = { name: string } & ({ value: string } | { drawing: readonly Stroke[] });

export interface DocumentTable {
  columns: string[];
  /** The first column is left-aligned. All others are figures and right-aligned. */
  rows: string[][];
}

export interface DocumentSection {
  heading: string;
  /** Running text. With `clauses`, paragraphs are numbered `2.1`, `2.2` … */
  paragraphs?: string[];
  clauses?: boolean;
  rows?: DocumentRow[];
  table?: DocumentTable;
  /** Starts on a new page. */
  startsPage?: boolean;
  /** Signature fields, one per label. Only for the last section. */
  signature?: { nameLabels: string[]; dateLabel: string };
}

export interface DocumentContent {
  title: string;
  subtitle: string;
  language: Language;
  sections: DocumentSection[];
  /** Footer of every page. */
  footer: string;
  /** YYYY-MM-DD. Also the creation date of the file, so that the output is deterministic. */
  date: string;
  /** Printed at the foot of every page. */
  documentId?: string;
  /** Adds a cover page with the brand mark. The sections start on page 2. */
  cover?: boolean;
  /** The same document in the controlling language, printed before the sections. */
  controlling?: DocumentContent;
}

export interface RenderedDocument {
  bytes: Buffer;
  pages: number;
}

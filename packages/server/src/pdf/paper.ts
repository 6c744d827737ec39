// What a printed paper is made of, whoever writes it.
import type { Language, Stroke } from '@quoin/rules';

/** A fact by its name: words, or a signature as it was drawn. */
export type PaperRow = { name: string } & ({ value: string } | { drawing: readonly Stroke[] });

export interface PaperTable {
  columns: string[];
  /** The first column reads from the left, all others are figures and stand at the right. */
  rows: string[][];
}

export interface PaperSection {
  heading: string;
  /** Reading text; every paragraph is numbered `2.1`, `2.2` … when `clauses` is set. */
  paragraphs?: string[];
  clauses?: boolean;
  rows?: PaperRow[];
  table?: PaperTable;
  /** Begins on a new page. */
  startsPage?: boolean;
  /** Leaves the fixed places where signatures are stamped, one for each label; only as the last section. */
  signature?: { nameLabels: string[]; dateLabel: string };
}

export interface Paper {
  title: string;
  subtitle: string;
  language: Language;
  sections: PaperSection[];
  /** One line at the foot of every page. */
  footer: string;
  /** YYYY-MM-DD; also the document's creation date, so that the same paper is the same bytes. */
  date: string;
  /** Printed at the foot of every page. */
  documentId?: string;
  /** A cover page with the brand's corner; the sections begin on page 2. */
  cover?: boolean;
  /** The same paper in the language that counts where the two differ: printed before the sections. */
  controlling?: Paper;
}

export interface RenderedPaper {
  bytes: Buffer;
  pages: number;
}

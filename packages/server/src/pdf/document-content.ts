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

// Documents for readers of another language than the controlling one. They contain both texts and state which one
// controls.

/** Language of the text that controls if the two differ. */
export const CONTROLLING_LANGUAGE = 'en' satisfies Language;

/** Heading of each text, in its own language. */
export const PARTS: Record<Language, { title: string; note: string }> = {
  en: {
    title: 'English text (controlling)',
    note: 'Where this text and its translation differ, this text controls.',
  },
  'zh-CN': {
    title: '中文译本 Chinese Translation',
    note: '中文译本供阅读参考；与英文文本不一致的，以英文文本为准。',
  },
};

/** @param contentIn builds the document in a language */
export async function withControllingText(
  language: Language,
  contentIn: (language: Language) => DocumentContent | Promise<DocumentContent>,
): Promise<DocumentContent> {
  const content = await contentIn(language);
  if (language === CONTROLLING_LANGUAGE) return content;
  return { ...content, controlling: await contentIn(CONTROLLING_LANGUAGE) };
}

/** Removes the signature fields: the document is signed only once, at the end. */
export const withoutSignature = ({ signature: _place, startsPage: _start, ...section }: DocumentSection) =>
  section;

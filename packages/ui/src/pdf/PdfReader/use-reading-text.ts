// Loads the text of all pages for the reading view.
import { useEffect, useState } from 'react';
import { hasText, readPage, type ReadingNode, type StructureNode } from './read-page';
import type { PdfDocument } from './use-search';

export interface ReadingText {
  /** Language of the document, if it states one. */
  lang?: string | undefined;
  pages: readonly (readonly ReadingNode[])[];
}

/**
 * Undefined while it loads, null if the document cannot be reflowed: a page that is a picture would be missing from it, and
 * the reader would count it as read.
 */
export function useReadingText(
  document: PdfDocument | undefined,
  wanted: boolean,
): ReadingText | null | undefined {
  const [loaded, setLoaded] = useState<ReadingText | null>();
  const needed = wanted && loaded === undefined;
  useEffect(() => {
    if (!document || !needed) return;
    let gone = false;
    const load = async () => {
      const text = await extractReadingText(document).catch(() => null);
      if (!gone) setLoaded(text);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [document, needed]);
  return loaded;
}

async function extractReadingText(document: PdfDocument): Promise<ReadingText | null> {
  const pages: ReadingNode[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [tree, { items }] = await Promise.all([
      page.getStructTree() as Promise<StructureNode | null>, // pdf.js types it as always there, without `alt` and `lang`
      page.getTextContent({ includeMarkedContent: true }),
    ]);
    const nodes = readPage(tree, items);
    if (!hasText(nodes)) return null;
    pages.push(nodes);
  }
  const { info } = await document.getMetadata();
  const { Language: lang } = info as { Language?: string }; // of the document's catalogue; pdf.js types `info` as an object
  return { pages, ...(lang && { lang }) };
}

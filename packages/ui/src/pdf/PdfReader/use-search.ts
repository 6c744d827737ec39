// Searches the whole document, including pages that are not rendered.
import { useEffect, useMemo, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import { getRuns as getTextRuns } from './read-page';
import type { ReadingText } from './use-reading-text';
import { hitsIn, pageText, wantedText, type Hit, type PageText, type Run } from './find-in-text';

export type PdfDocument = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

export interface Search {
  open: boolean;
  wanted: string;
  /** Whether the text of the pages is loading. */
  reading: boolean;
  hits: readonly Hit[];
  /** Index of the current hit; -1 without hits. */
  place: number;
  /** Incremented whenever the search field gets the focus. */
  asked: number;
  ask: () => void;
  close: () => void;
  setWanted: (wanted: string) => void;
  next: () => void;
  previous: () => void;
}

const NO_HITS: readonly Hit[] = [];

/**
 * @param page the current page, where the search starts
 * @param reading the text of the reading view, if that is what the user sees
 */
export function useSearch(
  document: PdfDocument | undefined,
  page: number,
  reading: ReadingText | undefined,
): Search {
  const [open, setOpen] = useState(false);
  const [requested, setAsked] = useState(0);
  const [wanted, setWanted] = useState('');
  const drawn = usePageTexts(document, open && !reading);
  const reflowed = useMemo(
    () => (open && reading ? reading.pages.map((nodes) => pageText(getTextRuns(nodes))) : undefined),
    [open, reading],
  );
  const texts = reading ? reflowed : drawn;
  const hits = useMemo(() => {
    const folded = wantedText(wanted);
    if (!open || !texts || folded === '') return NO_HITS;
    return texts.flatMap((text, index) => hitsIn(text, folded, index + 1));
  }, [open, texts, wanted]);

  const [place, setPlace] = useState(-1);
  const [placedIn, setPlacedIn] = useState(hits);
  if (placedIn !== hits) {
    setPlacedIn(hits);
    const ahead = hits.findIndex((hit) => hit.page >= page);
    setPlace(hits.length === 0 ? -1 : Math.max(ahead, 0));
  }

  const step = (by: 1 | -1) => () => {
    if (hits.length > 0) setPlace((place + by + hits.length) % hits.length);
  };
  return {
    open,
    wanted,
    reading: open && document !== undefined && !texts,
    hits,
    place: Math.min(place, hits.length - 1),
    asked: requested,
    ask: () => {
      setOpen(true);
      setAsked(requested + 1);
    },
    close: () => setOpen(false),
    setWanted,
    next: step(1),
    previous: step(-1),
  };
}

/** Reads the text of the pages once, on the first search. A page that cannot be read has no text. */
function usePageTexts(
  document: PdfDocument | undefined,
  requested: boolean,
): readonly PageText[] | undefined {
  const [texts, setTexts] = useState<readonly PageText[]>();
  const needed = requested && !texts;
  useEffect(() => {
    if (!document || !needed) return;
    let gone = false;
    const read = async () => {
      const found: PageText[] = [];
      for (let page = 1; page <= document.numPages && !gone; page++)
        found.push(pageText(await readRuns(document, page).catch(() => [])));
      if (!gone) setTexts(found);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [document, needed]);
  return texts;
}

/** Returns the runs in the order of the elements of the text layer. pdf.js creates no element for empty text. */
async function readRuns(document: PdfDocument, page: number): Promise<Run[]> {
  const { items } = await (await document.getPage(page)).getTextContent();
  const runs: Run[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str !== '') runs.push({ text: item.str, endsLine: item.hasEOL });
    else if (item.hasEOL) {
      const before = runs.at(-1);
      if (before) before.endsLine = true;
    }
  }
  return runs;
}

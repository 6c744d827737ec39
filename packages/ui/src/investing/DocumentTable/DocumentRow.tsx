import { memo } from 'react';
import { shownFundName } from '../../foundations/format/fund-name';
import { BusyMark } from '../../controls/Button/BusyMark.styles';
import type { DocumentOnFile } from './document-order';
import type { DocumentWords } from './document-columns';
import type { DocumentSelection } from './use-document-selection';

export interface DocumentRowProps {
  document: DocumentOnFile;
  words: DocumentWords;
  /** From 1, the header counted; only where not every row is in the page. */
  rowIndex?: number;
  ticked?: boolean;
  /** Undefined where nothing can be ticked. */
  tickOf?: DocumentSelection['column']['cellOf'];
  opening: boolean;
  onOpen: (id: string) => void;
}

/** Renders again only if something of its own changes: no context is read here, and the callbacks stay the same. */
export const DocumentRow = memo(function DocumentRow({
  document: { id, read },
  document,
  words: { text, shownIn, titleOf, columns },
  rowIndex,
  ticked = false,
  tickOf,
  opening,
  onOpen,
}: DocumentRowProps) {
  const title = titleOf(document);
  return (
    <tr role="row" aria-rowindex={rowIndex} data-selected={ticked || undefined} data-read={read}>
      {tickOf?.(document, ticked)}
      {columns.map((column) => {
        if (column === 'name')
          return (
            <th key={column} role="rowheader" scope="row">
              <bdi>{withWholeDates(title)}</bdi>
              {read === false && <span data-part="unread">{text.unread}</span>}
            </th>
          );
        const shown = shownIn(column, document);
        return (
          <td
            key={column}
            role="cell"
            data-column={column}
            data-label={text[column]}
            data-empty={shown === undefined || undefined}
          >
            {column === 'product' && shown ? shownFundName(shown) : shown}
          </td>
        );
      })}
      <td role="cell" data-align="end" data-part="action">
        <button
          type="button"
          data-part="open"
          aria-label={text.openNamed(title)}
          aria-busy={opening || undefined}
          aria-disabled={opening || undefined}
          onClick={() => !opening && onOpen(id)}
        >
          {opening ? (
            <>
              <span>{text.open}</span>
              <BusyMark />
            </>
          ) : (
            text.open
          )}
        </button>
      </td>
    </tr>
  );
});

const DATE = /(\d{4}(?:-\d\d){1,2})/;

/** A line does not end within a date: browsers break it at its hyphens. */
const withWholeDates = (title: string) =>
  title.split(DATE).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} data-part="date">
        {part}
      </span>
    ),
  );

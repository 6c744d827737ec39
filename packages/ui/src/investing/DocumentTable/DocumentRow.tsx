import { memo } from 'react';
import { shownFundName } from '../../foundations/format';
import { BusyMark } from '../../controls/Button/BusyMark.styles';
import type { DocumentOnFile } from './document-on-file';
import type { DocumentWords } from './document-columns';

export interface DocumentRowProps {
  document: DocumentOnFile;
  words: DocumentWords;
  /** From 1, the header counted; only where not every row is in the page. */
  rowIndex?: number;
  /** Undefined where nothing can be selected. */
  selected?: boolean;
  opening: boolean;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
}

/** Renders again only if something of its own changes: no context is read here, and the callbacks stay the same. */
export const DocumentRow = memo(function DocumentRow({
  document: { id, name, read },
  document,
  words: { text, shownIn, columns },
  rowIndex,
  selected,
  opening,
  onOpen,
  onToggle,
}: DocumentRowProps) {
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-selected={selected || undefined}
      data-read={read === undefined ? undefined : read}
    >
      {selected !== undefined && (
        <td role="cell" data-part="select">
          <input
            type="checkbox"
            aria-label={text.selectNamed(name)}
            checked={selected}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map(([column, header]) => {
        if (column === 'name')
          return (
            <th key={column} role="rowheader" scope="row">
              <bdi>{withWholeDates(name)}</bdi>
              {read === false && <span data-part="unread">{text.unread}</span>}
            </th>
          );
        const shown = shownIn(column, document);
        return (
          <td
            key={column}
            role="cell"
            data-column={column}
            data-label={header}
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
          aria-label={text.openNamed(name)}
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
const withWholeDates = (name: string) =>
  name.split(DATE).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} data-part="date">
        {part}
      </span>
    ),
  );

// Which documents of a table are ticked, and the column to tick them in. A table brings none of it along: one that has
// nothing to select does not load it.
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { useLatest } from '../../behaviour/use-latest';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { DocumentSelection as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import type { DocumentOnFile } from './document-order';
import { SelectableView } from './DocumentSelection.styles';

export interface DocumentSelectionOptions {
  /** Ids of the ticked documents. Ids that are not among `documents`, because a filter hides them, keep their state. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (ids: string[]) => void;
}

export interface DocumentSelection {
  /** Ids of the ticked documents, also of those that the table does not show now. */
  selected: readonly string[];
  /** For the table. */
  column: {
    View: typeof SelectableView;
    caption: ReactNode;
    /** Beside the table, which may not hold it. */
    status: ReactNode;
    header: ReactNode;
    ticked: ReadonlySet<string>;
    /** Stays the same until the language changes: rows may be compared by it. */
    cellOf: (document: DocumentOnFile, ticked: boolean) => ReactNode;
  };
}

const NONE: readonly string[] = [];

/** For the `selection` of a `DocumentTable`: each row gets a tick box, the header one for all. @param documents those of the table */
export function useDocumentSelection(
  documents: readonly DocumentOnFile[],
  { selected: given, defaultSelected = NONE, onSelectedChange }: DocumentSelectionOptions = {},
): DocumentSelection {
  const text = useMessages('DocumentSelection', english);
  const [selected, setSelected] = useControllable<readonly string[]>({
    value: given,
    defaultValue: defaultSelected,
    onChange: (next) => onSelectedChange?.([...next]),
  });
  const ticked = useMemo(() => new Set(selected), [selected]);
  const count = useMemo(() => documents.filter(({ id }) => ticked.has(id)).length, [documents, ticked]);
  const all = count > 0 && count === documents.length;

  const toggle = useLatest((id: string) =>
    setSelected(ticked.has(id) ? selected.filter((each) => each !== id) : [...selected, id]),
  );
  const toggleAll = () => {
    const shown = new Set(documents.map(({ id }) => id));
    const others = selected.filter((id) => !shown.has(id));
    setSelected(all ? others : [...others, ...shown]);
  };
  const cellOf = useCallback(
    ({ id, name }: DocumentOnFile, isTicked: boolean) => (
      <td role="cell" data-part="select">
        <input type="checkbox" aria-label={text.named(name)} checked={isTicked} onChange={() => toggle(id)} />
      </td>
    ),
    [text, toggle],
  );

  const howMany = text.selected(count, documents.length);
  return {
    selected,
    column: {
      View: SelectableView,
      caption: <span data-part="count">{howMany}</span>,
      status: <VisuallyHidden role="status">{howMany}</VisuallyHidden>,
      header: (
        <th role="columnheader" scope="col" data-part="select">
          <SelectAll label={text.all} checked={all} mixed={count > 0 && !all} onToggle={toggleAll} />
        </th>
      ),
      ticked,
      cellOf,
    },
  };
}

interface SelectAllProps {
  label: string;
  checked: boolean;
  mixed: boolean;
  onToggle: () => void;
}

function SelectAll({ label, checked, mixed, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  // This state exists only as a property of the element.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onToggle} />;
}

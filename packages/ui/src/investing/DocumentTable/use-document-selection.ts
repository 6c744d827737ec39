import { useMemo } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import type { DocumentOnFile } from './document-on-file';

export interface DocumentSelectionOptions {
  /** Controlled: ids of the selected documents. Ids that are not among `documents`, because a filter hides them, are kept. */
  selected?: readonly string[] | undefined;
  /** Initially selected ids of an uncontrolled selection. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of all selected documents. */
  onSelectedChange?: ((ids: string[]) => void) | undefined;
}

export interface DocumentSelection {
  /** Ids of the selected documents, also of those that the table does not show now. */
  selected: readonly string[];
  /** The selected documents among those given. */
  documents: readonly DocumentOnFile[];
  /** Called by the table. */
  onSelectedChange: (ids: readonly string[]) => void;
}

const NONE: readonly string[] = [];

/** For the `selection` of a `DocumentTable`, where something else needs to know what is selected. @param documents those of the table */
export function useDocumentSelection(
  documents: readonly DocumentOnFile[],
  { selected: given, defaultSelected = NONE, onSelectedChange }: DocumentSelectionOptions = {},
): DocumentSelection {
  const [selected, setSelected] = useControllable<readonly string[]>({
    value: given,
    defaultValue: defaultSelected,
    onChange: (next) => onSelectedChange?.([...next]),
  });
  const chosen = useMemo(() => {
    const ids = new Set(selected);
    return ids.size > 0 ? documents.filter(({ id }) => ids.has(id)) : [];
  }, [documents, selected]);
  return { selected, documents: chosen, onSelectedChange: setSelected };
}

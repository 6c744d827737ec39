import { useCallback, useMemo } from 'react';
import { useControllable, useLatest } from '../../behaviour';
import type { DocumentOnFile } from './document-on-file';

interface Selection {
  documents: readonly DocumentOnFile[];
  value?: readonly string[];
  defaultValue: readonly string[];
  onChange?: (ids: string[]) => void;
}

/** Ids that are not among `documents`, because a filter hides them, keep their state. */
export function useSelection({ documents, value, defaultValue, onChange }: Selection) {
  const [ids, setIds] = useControllable<readonly string[]>({
    value,
    defaultValue,
    onChange: (next) => onChange?.([...next]),
  });
  const selected = useMemo(() => new Set(ids), [ids]);
  const count = useMemo(() => documents.filter(({ id }) => selected.has(id)).length, [documents, selected]);

  const toggle = useLatest((id: string) =>
    setIds(selected.has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
  );
  const toggleAll = useCallback(() => {
    const shown = new Set(documents.map(({ id }) => id));
    const others = ids.filter((id) => !shown.has(id));
    setIds(count === documents.length ? others : [...others, ...shown]);
  }, [documents, ids, count, setIds]);

  return { selected, count, toggle, toggleAll };
}

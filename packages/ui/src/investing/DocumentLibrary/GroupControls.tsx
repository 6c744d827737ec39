// Whether the documents are grouped, and which groups are open.
import { useState } from 'react';
import { Button } from '../../controls/Button/Button';
import { DocumentLibrary as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import type { OpenGroups } from '../DataTable/data-columns';
import type { DocumentGrouping } from '../DocumentTable/document-columns';

interface Contents {
  /** So many documents that all of them would be a long page. */
  many: boolean;
  /** The user searches or filters: no result may be hidden in a closed group. */
  isNarrowed: boolean;
}

export function useGroups(groupBy: readonly DocumentGrouping[] | undefined, { many, isNarrowed }: Contents) {
  const [isGrouped, setGrouped] = useState(true);
  const [chosen, setChosen] = useState<{ open: OpenGroups; isNarrowed: boolean }>();
  const atFirst: OpenGroups = many && !isNarrowed ? 'first' : 'all';
  return {
    by: isGrouped ? groupBy : undefined,
    open: chosen?.isNarrowed === isNarrowed ? chosen.open : atFirst,
    setGrouped,
    setOpen: (open: OpenGroups) => setChosen({ open, isNarrowed }),
  };
}

export function GroupControls({ groups }: { groups: ReturnType<typeof useGroups> }) {
  const text = useMessages('DocumentLibrary', english);
  const { by, open, setGrouped, setOpen } = groups;
  const isGrouped = by !== undefined;
  return (
    <div data-part="groups">
      <Button variant="quiet" size="small" aria-pressed={isGrouped} onClick={() => setGrouped(!isGrouped)}>
        {text.grouped}
      </Button>
      {isGrouped && (
        <Button variant="quiet" size="small" onClick={() => setOpen(open === 'all' ? 'none' : 'all')}>
          {open === 'all' ? text.closeGroups : text.openGroups}
        </Button>
      )}
    </div>
  );
}

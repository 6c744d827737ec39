// The rows of a data table in their order and groups, and what is selected: TanStack Table's state, which the props control.
// The only file that imports it, so that the CommonJS build contains it once.
import { useMemo, useState } from 'react';
import {
  columnGroupingFeature,
  createGroupedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as ModelRow,
  type SortFn,
} from '@tanstack/react-table';
import { useControllable } from '../../behaviour/use-controllable';
import { useLatest } from '../../behaviour/use-latest';
import { useLocale } from '../../provider/quoin-context';
import type { DataColumn, DataGroup, DataSelection, DataSort, OpenGroups } from './data-columns';

const features = /* @__PURE__ */ tableFeatures({
  columnGroupingFeature,
  rowSortingFeature,
  rowSelectionFeature,
  groupedRowModel: /* @__PURE__ */ createGroupedRowModel(),
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
});
type Features = typeof features;

/** A line of the body: a row, the heading of the rows that follow it, or the end of a group with more rows. */
export type Line<Row> =
  | { kind: 'row'; id: string; row: Row }
  | {
      kind: 'group';
      id: string;
      row: Row;
      group: DataGroup<Row>;
      count: number;
      depth: number;
      /** Whether its rows follow. */
      open: boolean;
    }
  | { kind: 'more'; id: string; groupId: string; /** Rows of the group that are not shown. */ left: number };

interface TableModelSettings<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  groups: readonly DataGroup<Row>[];
  sort: DataSort | null;
  onSort: (sort: DataSort) => void;
  /** The rows are in order already. */
  manualSorting: boolean;
  selection: DataSelection<Row> | undefined;
  /** Which groups are open at first; undefined if none can be closed. */
  collapsible: OpenGroups | undefined;
  /** How many rows a group shows at first, and how many more on request; undefined for all. */
  groupPage: number | undefined;
}

const NOTHING: readonly string[] = [];
const GROUP = 'group:';

export function useTableModel<Row extends object>({
  rows,
  rowKey,
  columns,
  groups,
  sort,
  onSort,
  manualSorting,
  selection,
  collapsible,
  groupPage = Infinity,
}: TableModelSettings<Row>) {
  const locale = useLocale();
  const [selected, setSelected] = useControllable<readonly string[]>({
    value: selection?.selected,
    defaultValue: selection?.defaultSelected ?? NOTHING,
    onChange: (ids) => selection?.onSelectedChange?.([...ids]),
  });
  const rowSelection = useMemo(
    (): Record<string, true> => Object.fromEntries(selected.map((id) => [id, true as const])),
    [selected],
  );
  // Values are cached by row: other columns or another language need the rows as new data.
  const { data, definitions } = useMemo(
    () => ({ data: [...rows], definitions: getDefinitions(columns, groups, locale) }),
    [rows, columns, groups, locale],
  );
  const grouping = useMemo(() => groups.map(({ key }) => GROUP + key), [groups]);
  const sorting = useMemo(() => {
    const order = groups.map(({ key, direction }) => ({ id: GROUP + key, desc: direction === 'descending' }));
    const isKnown = sort !== null && columns.some(({ key }) => key === sort.by);
    return isKnown ? [...order, { id: sort.by, desc: sort.direction === 'descending' }] : order;
  }, [groups, columns, sort]);

  const { isSelectable } = selection ?? {};
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { grouping, sorting, rowSelection },
    manualSorting,
    enableSortingRemoval: false,
    enableRowSelection: isSelectable ? ({ original }) => isSelectable(original) : true,
    isRowRangeSelectionEvent: isRangeEvent,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSort({ by: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (updater) => {
      const next = functionalUpdate(updater, rowSelection);
      const here = new Set(rows.map(rowKey));
      setSelected([...selected.filter((id) => !here.has(id)), ...[...here].filter((id) => next[id])]);
    },
  });

  const ordered = table.getSortedRowModel().rows;
  const { isOpen, toggleGroup } = useOpenGroups(collapsible);
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  const lines = useMemo(
    () => getLines(ordered, { groups, isOpen, getLimit: (id) => groupPage * (pages[id] ?? 1) }),
    [ordered, groups, isOpen, groupPage, pages],
  );
  return {
    lines,
    toggleGroup,
    showMore: useLatest((id: string) => setPages({ ...pages, [id]: (pages[id] ?? 1) + 1 })),
    rowSelection,
    selectedCount: useMemo(
      () => rows.filter((row) => rowSelection[rowKey(row)]).length,
      [rows, rowKey, rowSelection],
    ),
    isAllSelected: table.getIsAllRowsSelected(),
    toggleAll: () => table.toggleAllRowsSelected(),
    /** Stays the same, so that rows may be compared by it. */
    toggleRow: useLatest((id: string, event: unknown) =>
      table.getCoreRowModel().rowsById[id]?.getToggleSelectedHandler()(event),
    ),
    toggleSort: (key: string) => table.getColumn(key)?.toggleSorting(),
  };
}

/** Shift selects all rows from the one before, by pointer and by keyboard. */
const isRangeEvent = (event: unknown): boolean =>
  (event as { nativeEvent: { shiftKey?: boolean } }).nativeEvent.shiftKey === true; // of React, from the checkbox

function getDefinitions<Row extends object>(
  columns: readonly DataColumn<Row>[],
  groups: readonly DataGroup<Row>[],
  locale: string,
): ColumnDef<Features, Row>[] {
  // Statement 2 precedes Statement 10; Chinese is sorted by pinyin.
  const texts = new Intl.Collator(locale, { numeric: true });
  const sortFn: SortFn<Features, Row> = (one, other, id) => {
    const [first, second] = [one.getValue(id), other.getValue(id)];
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : texts.compare(String(first), String(second));
  };
  const common = { sortFn, sortUndefined: 'last' } as const;
  return [
    ...columns.map(({ key, sortValue, firstDirection }) => ({
      ...common,
      id: key,
      sortDescFirst: firstDirection === 'descending',
      ...(sortValue && { accessorFn: sortValue }),
    })),
    ...groups.map(({ key, value }) => ({ ...common, id: GROUP + key, accessorFn: value })),
  ];
}

type IsOpen = (id: string, place: number) => boolean;

/** Which groups the user opened or closed is forgotten when the groups that are open at first change. */
function useOpenGroups(collapsible: OpenGroups | undefined) {
  const [state, setState] = useState({ collapsible, toggled: NOTHING });
  const toggled = state.collapsible === collapsible ? state.toggled : NOTHING;
  const isOpen = useMemo(
    (): IsOpen => (id, place) =>
      collapsible === undefined ||
      (collapsible === 'all' || (collapsible === 'first' && place === 0)) !== toggled.includes(id),
    [collapsible, toggled],
  );
  const toggleGroup = useLatest((id: string) =>
    setState({
      collapsible,
      toggled: toggled.includes(id) ? toggled.filter((each) => each !== id) : [...toggled, id],
    }),
  );
  return { isOpen, toggleGroup };
}

interface LineSettings<Row> {
  groups: readonly DataGroup<Row>[];
  isOpen: IsOpen;
  /** How many rows of a group are shown. */
  getLimit: (groupId: string) => number;
}

function getLines<Row extends object>(
  rows: readonly ModelRow<Features, Row>[],
  settings: LineSettings<Row>,
): Line<Row>[] {
  const { groups, isOpen, getLimit } = settings;
  return rows.flatMap((each, index): Line<Row>[] => {
    const { id, original: row, subRows, depth } = each;
    const group = each.groupingColumnId === undefined ? undefined : groups[depth];
    if (!group) return [{ kind: 'row', id, row }];
    const open = isOpen(id, index);
    const heading: Line<Row> = { kind: 'group', id, row, group, count: getCount(each), depth, open };
    if (!open) return [heading];
    const left = subRows[0]?.groupingColumnId === undefined ? subRows.length - getLimit(id) : 0;
    if (left <= 0) return [heading, ...getLines(subRows, settings)];
    const more: Line<Row> = { kind: 'more', id: `${id} more`, groupId: id, left };
    return [heading, ...getLines(subRows.slice(0, -left), settings), more];
  });
}

/** Rows in a group, without the headings of the groups in it. */
const getCount = <Row extends object>({ subRows }: ModelRow<Features, Row>): number =>
  subRows.reduce((count, row) => count + (row.subRows.length > 0 ? getCount(row) : 1), 0);

// Shared parts for kits without components for investing: a picture, a row of filters, a phone number, and sorting.
import { memo, useMemo, useState, type ComponentType, type ElementType, type ReactNode } from 'react';
import { COLUMNS, DIAL_CODES, DOCUMENTS, FILTERS, type DocumentRow, type Option } from './scene-data';
import type { Kit } from './scenes';

/** A drawing of ten blocks. */
export const Picture = () => (
  <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden width="100%">
    {Array.from({ length: 10 }, (_, index) => (
      <path
        key={index}
        d={`M${(index % 5) * 128} ${Math.floor(index / 5) * 180}h124v176h-124z`}
        fill={['#0f6b5e', '#093f38', '#cfc8bb', '#b8862b'][index % 4]}
      />
    ))}
  </svg>
);

interface FilterParts extends Pick<Kit, 'Select'> {
  row: ElementType<{ children: ReactNode; role: 'group'; 'aria-label': string }>;
  Chips: ComponentType<{
    label: string;
    options: Option[];
    value: string;
    onChange: (value: string) => void;
  }>;
  /** Value of the "all" chip, if the kit needs one. */
  all?: string;
}

/** The most used filter as chips, the others as lists. */
export function filters({ row: Row, Chips, Select, all = '' }: FilterParts): Kit['Filters'] {
  return function Filters() {
    const [chosen, setChosen] = useState<Record<string, string>>({});
    return (
      <Row role="group" aria-label="Filter products">
        {FILTERS.map(({ key, label, kind, options }) => {
          const onChange = (value: string) => setChosen((others) => ({ ...others, [key]: value }));
          const shared = { label, onChange };
          return kind ? (
            <Chips
              key={key}
              {...shared}
              options={[{ value: all, label: 'All' }, ...options]}
              value={chosen[key] ?? all}
            />
          ) : (
            <Select key={key} {...shared} options={options} value={chosen[key] ?? ''} />
          );
        })}
      </Row>
    );
  };
}

const CODES = /* @__PURE__ */ DIAL_CODES.map((code) => ({ value: code, label: code }));

interface PhoneParts extends Pick<Kit, 'Select' | 'TextField'> {
  row: ElementType<{ children: ReactNode }>;
}

/** A calling code and a number, without formatting. */
export function phone({ row: Row, Select, TextField }: PhoneParts): Kit['Phone'] {
  return function Phone(props) {
    const [code, setCode] = useState(DIAL_CODES[0] ?? '');
    return (
      <Row>
        <Select label="Country of the number" options={CODES} value={code} onChange={setCode} />
        <TextField {...props} />
      </Row>
    );
  };
}

type Direction = 'ascending' | 'descending';

interface TableParts {
  table: ElementType<{ children: ReactNode }>;
  thead: ElementType;
  tbody: ElementType;
  tr: ElementType;
  cell: ElementType<{ children: ReactNode }>;
  rowHeader: ElementType<{ children: string }>;
  open: ElementType<{ children: string; 'aria-label': string }>;
  Header: ComponentType<{ children: string; sorted?: Direction; onSort?: () => void }>;
}

/** The documents in a table that sorts when a header is pressed. */
export function sortedTable({ Header, ...is }: TableParts) {
  const Row = memo(function Row({ row }: { row: DocumentRow }) {
    return (
      <is.tr>
        <is.rowHeader>{row.name}</is.rowHeader>
        {COLUMNS.slice(1).map(({ header, cell }) => (
          <is.cell key={header}>{cell(row)}</is.cell>
        ))}
        <is.cell>
          <is.open aria-label={`Open ${row.name}`}>Open</is.open>
        </is.cell>
      </is.tr>
    );
  });
  return function Documents() {
    const [column, setColumn] = useState<number>();
    const [direction, setDirection] = useState<Direction>('ascending');
    const rows = useMemo(() => sortDocuments(column, direction), [column, direction]);
    const sortBy = (next: number) => {
      setDirection(next === column && direction === 'ascending' ? 'descending' : 'ascending');
      setColumn(next);
    };
    return (
      <is.table>
        <caption>Documents</caption>
        <is.thead>
          <is.tr>
            {COLUMNS.map(({ header }, index) => (
              <Header
                key={header}
                sorted={index === column ? direction : undefined}
                onSort={() => sortBy(index)}
              >
                {header}
              </Header>
            ))}
            <Header>Action</Header>
          </is.tr>
        </is.thead>
        <is.tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </is.tbody>
      </is.table>
    );
  };
}

const { compare } = new Intl.Collator('en', { numeric: true });

function sortDocuments(column: number | undefined, direction: Direction): readonly DocumentRow[] {
  const by = column === undefined ? undefined : COLUMNS[column];
  if (!by) return DOCUMENTS;
  const sign = direction === 'ascending' ? 1 : -1;
  const getValue = (row: DocumentRow) => (by.key ? row[by.key] : by.cell(row));
  return DOCUMENTS.toSorted((one, other) => sign * compare(getValue(one), getValue(other)));
}

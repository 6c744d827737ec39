// Shared parts for kits without components for investing, drawn with the parts of the measured kit.
import { memo, useMemo, useState, type ElementType } from 'react';
import * as kit from './kit';
import { COLUMNS, DIAL_CODES, DOCUMENTS, FILTERS, type DocumentRow, type Option } from './scene-data';

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

/** The options of a list, each with its value. */
export const drawOptions = (Item: ElementType, options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <Item key={value} value={value}>
      {label}
    </Item>
  ));

export const Ssn: typeof kit.Ssn = (props) => <kit.TextField {...props} />;

/** A calling code and a number, without formatting. */
export const Phone: typeof kit.Phone = (props) => {
  const [code, setCode] = useState(DIAL_CODES[0]?.value ?? '');
  return (
    <kit.PhoneRow>
      <kit.Select label="Country of the number" options={DIAL_CODES} value={code} onChange={setCode} />
      <kit.TextField {...props} />
    </kit.PhoneRow>
  );
};

const ALL = { value: 'all', label: 'All' };

/** The most used filter as chips, the others as lists. */
export function Filters() {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <kit.Toolbar role="group" aria-label="Filter products">
      {FILTERS.map(({ key, label, kind, options }) => {
        const Choice = kind ? kit.Chips : kit.Select;
        return (
          <Choice
            key={key}
            label={label}
            options={kind ? [ALL, ...options] : options}
            value={chosen[key] ?? (kind ? ALL.value : '')}
            onChange={(value) => setChosen((others) => ({ ...others, [key]: value }))}
          />
        );
      })}
    </kit.Toolbar>
  );
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The documents in a table that sorts when a header is pressed. */
export function Documents() {
  const [order, setOrder] = useState<{ column: (typeof COLUMNS)[number]; direction: kit.Direction }>();
  const rows = useMemo(() => {
    if (!order) return DOCUMENTS;
    const { key, cell } = order.column;
    const sign = order.direction === 'ascending' ? 1 : -1;
    const getValue = (row: DocumentRow) => (key ? row[key] : cell(row));
    return DOCUMENTS.toSorted((one, other) => sign * compare(getValue(one), getValue(other)));
  }, [order]);
  return (
    <kit.Table>
      <caption>Documents</caption>
      <kit.THead>
        <kit.TR>
          {COLUMNS.map((column) => {
            const sorted = order?.column === column ? order.direction : undefined;
            const direction = sorted === 'ascending' ? 'descending' : 'ascending';
            return (
              <kit.Header key={column.header} sorted={sorted}>
                <kit.Sort sorted={sorted} onClick={() => setOrder({ column, direction })}>
                  {column.header}
                </kit.Sort>
              </kit.Header>
            );
          })}
          <kit.Header>Action</kit.Header>
        </kit.TR>
      </kit.THead>
      <kit.TBody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </kit.TBody>
    </kit.Table>
  );
}

const Row = /* @__PURE__ */ memo(function Row({ row }: { row: DocumentRow }) {
  return (
    <kit.TR>
      <kit.TH>{row.name}</kit.TH>
      {COLUMNS.slice(1).map(({ header, cell }) => (
        <kit.TD key={header}>{cell(row)}</kit.TD>
      ))}
      <kit.TD>
        <kit.Open aria-label={`Open ${row.name}`}>Open</kit.Open>
      </kit.TD>
    </kit.TR>
  );
});

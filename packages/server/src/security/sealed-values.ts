// All columns with sealed values, for commands on all of them.
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database';
import type { KeyId } from '../shared/keys';
import type { SealedRecord } from './vault';

export interface SealedColumn {
  table:
    | 'investors'
    | 'bank_accounts'
    | 'brokerage_accounts'
    | 'applications'
    | 'envelopes'
    | 'escrow_accounts'
    | 'approvals'
    | 'pgboss.job';
  key: 'id' | 'investment_id';
  column: 'custodian_account' | 'number' | 'held_before' | 'values' | 'subject' | 'parameters' | 'data';
  type: 'text' | 'jsonb';
  /** Kind of record that has the values: see `sealedPlace`. */
  record: SealedRecord;
  /** One row per value: `row` is the primary key, `record` the id of the owning record. */
  values: SQL;
}

const sealedText = (
  record: SealedRecord,
  table: SealedColumn['table'],
  column: SealedColumn['column'],
): SealedColumn => {
  const sealed = sql.identifier(column);
  const values = sql`select id as row, id as record, ${sealed} as sealed from ${sql.identifier(table)} where ${sealed} is not null`;
  return { table, key: 'id', column, type: 'text', record, values };
};

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedText('investor', 'investors', 'custodian_account'),
  sealedText('bank_account', 'bank_accounts', 'number'),
  {
    table: 'bank_accounts',
    key: 'id',
    column: 'held_before',
    type: 'jsonb',
    record: 'bank_account',
    values: sql`select id as row, id as record, held_before ->> 'number' as sealed from bank_accounts where held_before is not null`,
  },
  sealedText('brokerage_account', 'brokerage_accounts', 'number'),
  {
    table: 'applications',
    key: 'investment_id',
    column: 'values',
    type: 'jsonb',
    record: 'application',
    values: sql`select investment_id as row, investment_id as record, signer ->> number as sealed
      from applications, jsonb_array_elements("values" -> 'investor_information' -> 'signers') signer,
        unnest(array['id_number', 'document_number']) number
      where signer ? number
      union all
      select investment_id as row, investment_id as record, "values" -> 'investor_information' ->> 'tax_number' as sealed
      from applications where "values" -> 'investor_information' ? 'tax_number'`,
  },
  {
    table: 'envelopes',
    key: 'id',
    column: 'subject',
    type: 'jsonb',
    record: 'bank_account',
    values: sql`select id as row, subject -> 'account' ->> 'id' as record, subject ->> 'number' as sealed
      from envelopes where kind = 'bank_account_change'`,
  },
  sealedText('escrow_account', 'escrow_accounts', 'number'),
  {
    table: 'approvals',
    key: 'id',
    column: 'parameters',
    type: 'jsonb',
    record: 'escrow_account',
    values: sql`select id as row, parameters ->> 'id' as record, parameters ->> 'number' as sealed
      from approvals where act = 'product.set_escrow'`,
  },
  // Jobs that wait, and failed ones, which can be retried.
  {
    table: 'pgboss.job',
    key: 'id',
    column: 'data',
    type: 'jsonb',
    record: 'former_address',
    values: sql`select id::text as row, data ->> 'accountId' as record, data ->> 'to' as sealed
      from pgboss.job where name = 'send-former-address-mail' and state in ('created', 'retry', 'active', 'failed')`,
  },
];

/** Name for the operator. */
export const getName = ({ table, column }: SealedColumn): string => `${table}.${column}`;

/** `v1` for values of the first version, which don't name their key. */
const KEY = sql`case when sealed like 'v1.%' then 'v1' else split_part(sealed, '.', 2) end`;

export interface Count {
  key: KeyId | 'v1';
  count: number;
}

export async function countByKey(db: Executor, { values }: SealedColumn): Promise<Count[]> {
  const { rows } = await db.execute<{ key: string; count: number }>(
    sql`select ${KEY} as key, count(*)::int as count from (${values}) as value group by 1 order by 1`,
  );
  return rows;
}

export interface StoredValue extends Record<string, unknown> {
  row: string;
  record: string;
  sealed: string;
}

export const allValues = (db: Executor, column: SealedColumn) => valuesNotUnder(db, column, '');

const BATCH_SIZE = 1_000;

/** Pages through values that are not under this key. */
export async function* valuesNotUnder(
  db: Executor,
  { values }: SealedColumn,
  key: KeyId,
): AsyncGenerator<StoredValue[]> {
  let last: Pick<StoredValue, 'row' | 'sealed'> | undefined = { row: '', sealed: '' };
  while (last) {
    const page: { rows: StoredValue[] } = await db.execute<StoredValue>(
      sql`select row, record, sealed from (${values}) as value
        where ${KEY} <> ${key} and (row, sealed) > (${last.row}, ${last.sealed})
        order by row, sealed limit ${BATCH_SIZE}`,
    );
    if (page.rows.length > 0) yield page.rows;
    last = page.rows.at(-1);
  }
}

/**
 * Replaces a sealed text if it is unchanged, and writes nothing else, so that a concurrent update wins. In a row with
 * several values, replaces one.
 * @returns the number of replaced values
 */
export async function replaceValues(
  db: Executor,
  { table, key, column, type }: SealedColumn,
  changes: readonly { row: string; sealed: string; replacement: string }[],
): Promise<number> {
  const place = sql.identifier(column);
  const list = (part: 'row' | 'sealed' | 'replacement') =>
    sql`${sql.param(changes.map((change) => change[part]))}::text[]`;
  const parts = table.split('.').map((part) => sql.identifier(part));
  const { rowCount } = await db.execute(
    // eslint-disable-next-line promises/sql-concatenation -- a type from SEALED_COLUMNS, not user input
    sql`update ${sql.join(parts, sql`.`)} set ${place} = replace(${place}::text, sealed, replacement)::${sql.raw(type)}
      from unnest(${list('row')}, ${list('sealed')}, ${list('replacement')}) as change(row, sealed, replacement)
      where ${sql.identifier(key)}::text = row and position(sealed in ${place}::text) > 0`,
  );
  return rowCount ?? 0;
}

// The columns with sealed values, for operations on all of them.
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database';
import type { KeyId } from '../shared/keys';
import type { SealedRecord } from '../security/vault';

export interface SealedColumn {
  table:
    | 'investors'
    | 'bank_accounts'
    | 'brokerage_accounts'
    | 'applications'
    | 'envelopes'
    | 'escrow_accounts'
    | 'approvals';
  key: 'id' | 'investment_id';
  column: 'custodian_account' | 'number' | 'held_before' | 'values' | 'subject' | 'parameters';
  type: 'text' | 'jsonb';
  /** What the values belong to, see `sealedPlace`. */
  record: SealedRecord;
  /** One row per value: `row` is the key above, `record` the id of its owner. */
  values: SQL;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'investors',
    key: 'id',
    column: 'custodian_account',
    type: 'text',
    record: 'investor',
    values: sql`select id as row, id as record, custodian_account as sealed from investors where custodian_account is not null`,
  },
  {
    table: 'bank_accounts',
    key: 'id',
    column: 'number',
    type: 'text',
    record: 'bank_account',
    values: sql`select id as row, id as record, number as sealed from bank_accounts`,
  },
  {
    table: 'bank_accounts',
    key: 'id',
    column: 'held_before',
    type: 'jsonb',
    record: 'bank_account',
    values: sql`select id as row, id as record, held_before ->> 'number' as sealed from bank_accounts where held_before is not null`,
  },
  {
    table: 'brokerage_accounts',
    key: 'id',
    column: 'number',
    type: 'text',
    record: 'brokerage_account',
    values: sql`select id as row, id as record, number as sealed from brokerage_accounts`,
  },
  {
    table: 'applications',
    key: 'investment_id',
    column: 'values',
    type: 'jsonb',
    record: 'application',
    values: sql`select investment_id as row, investment_id as record, signer ->> 'id_number' as sealed
      from applications, jsonb_array_elements("values" -> 'investor_information' -> 'signers') signer
      where signer ? 'id_number'
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
  {
    table: 'escrow_accounts',
    key: 'id',
    column: 'number',
    type: 'text',
    record: 'escrow_account',
    values: sql`select id as row, id as record, number as sealed from escrow_accounts`,
  },
  {
    table: 'approvals',
    key: 'id',
    column: 'parameters',
    type: 'jsonb',
    record: 'escrow_account',
    values: sql`select id as row, parameters ->> 'id' as record, parameters ->> 'number' as sealed
      from approvals where act = 'product.set_escrow'`,
  },
];

/** In the form that an operator reads. */
export const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;

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

/** A value as it is stored. */
export interface StoredValue extends Record<string, unknown> {
  row: string;
  record: string;
  sealed: string;
}

export const allValues = (db: Executor, column: SealedColumn) => valuesNotUnder(db, column, '');

const VALUES_AT_ONCE = 1_000;

/** Values that are not under this key, in row order; a row with several may return only some of them. */
export async function* valuesNotUnder(
  db: Executor,
  { values }: SealedColumn,
  key: KeyId,
): AsyncGenerator<StoredValue[]> {
  let after = '';
  for (;;) {
    const { rows } = await db.execute<StoredValue>(
      sql`select row, record, sealed from (${values}) as value where ${KEY} <> ${key} and row > ${after}
        order by row limit ${VALUES_AT_ONCE}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.row;
  }
}

/**
 * Replaces one sealed text if it is unchanged. A concurrent update wins, and the rest of the row is not written. In a
 * row with several values it replaces one.
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
  const { rowCount } = await db.execute(
    // eslint-disable-next-line promises/sql-concatenation -- the type of a column of SEALED_COLUMNS, no input
    sql`update ${sql.identifier(table)} set ${place} = replace(${place}::text, sealed, replacement)::${sql.raw(type)}
      from unnest(${list('row')}, ${list('sealed')}, ${list('replacement')}) as change(row, sealed, replacement)
      where ${sql.identifier(key)} = row and position(sealed in ${place}::text) > 0`,
  );
  return rowCount ?? 0;
}

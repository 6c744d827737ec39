// Field-by-field changes of an updated row, for the output of the command and the audit log.
import { cents, compareDecimals, moneyToWire } from '@quoin/rules';

export interface FieldChange {
  /** Column name in import files: `lock_up_count`, `exit_policy_zh`. */
  field: string;
  from: string | null;
  to: string | null;
}

/** @param after undefined values are unchanged */
export const fieldChanges = (before: object, after: object): FieldChange[] =>
  Object.entries(after)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => getChanges(getName(key), valueAt(before, key), value));

/** One line, such as `lock_up_count 18 → 36`. */
export const changesInWords = (changes: readonly FieldChange[]): string =>
  changes.map(({ field, from, to }) => `${field} ${from ?? 'none'} → ${to ?? 'none'}`).join(', ');

function getChanges(field: string, from: unknown, to: unknown): FieldChange[] {
  if (isNested(from) || isNested(to)) {
    const keys = new Set([...getKeys(from), ...getKeys(to)]);
    return [...keys].flatMap((key) =>
      getChanges([field, getName(key)].filter(Boolean).join('_'), valueAt(from, key), valueAt(to, key)),
    );
  }
  const [old, next] = [getText(field, from), getText(field, to)];
  return old === next || isSameNumber(old, next) ? [] : [{ field, from: old, to: next }];
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Compares by value, because the database preserves trailing zeros of decimals. */
const isSameNumber = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  DECIMAL.test(one) &&
  DECIMAL.test(other) &&
  compareDecimals(one, other) === 0;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
const getKeys = (value: unknown): string[] => (isNested(value) ? Object.keys(value) : []);
const valueAt = (value: unknown, key: string): unknown =>
  isNested(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;

/** Fields stored in cents. */
const AMOUNT = /(^minimum_investment|_aum)$/;

function getText(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' && AMOUNT.test(field) ? moneyToWire(cents(value)) : String(value);
}

/** Numbers list items from 1. Omits `texts`, because texts of a product are separate columns. */
const getName = (key: string): string => {
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  if (key === 'zh-CN') return 'zh';
  if (key === 'texts') return '';
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
};

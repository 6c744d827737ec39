// Computes the slices of the donut from the shares.
import { COMPOSITION_TOTAL_BP, isDecimal, addDecimals } from '@quoin/rules';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { SERIES, type SeriesNumber } from '../Drawing/palette';

export interface AllocationShare {
  /** Unique id; several parts may have the same name. */
  key: string;
  name: string;
  /** Whole basis points: 4250 is 42.5 %. They must total 10,000. */
  share_bp: number;
  /** Decimal dollars. */
  value?: string | null | undefined;
}

export interface Slice {
  key: string;
  /** Undefined for the combined slice of the smallest parts. */
  name: string | undefined;
  share_bp: number;
  value: string | undefined;
  /** Number of parts in the slice. */
  parts: number;
  series: SeriesNumber;
}

/** Largest first; a stable sort. Parts without a share appear in the table only. */
export const bySize = (shares: readonly AllocationShare[]): AllocationShare[] =>
  [...shares].sort((one, other) => other.share_bp - one.share_bp);

/** One slice per part for up to seven parts; else one for each of the six largest, and one for all others. */
export function getSlices(shares: readonly AllocationShare[]): Slice[] {
  const parts = bySize(shares).filter(({ share_bp }) => share_bp > 0);
  const own = parts.length > SERIES.length ? parts.slice(0, SERIES.length - 1) : parts;
  const rest = parts.slice(own.length);
  const slices = own.map(({ key, name, share_bp, value }, index) => ({
    key,
    name,
    share_bp,
    value: value ?? undefined,
    parts: 1,
    series: SERIES[index] ?? 7,
  }));
  if (rest.length === 0) return slices;
  const other: Slice = {
    key: 'other',
    name: undefined,
    share_bp: rest.reduce((sum, { share_bp }) => sum + share_bp, 0),
    value: getTotal(rest),
    parts: rest.length,
    series: 7,
  };
  return [...slices, other];
}

/** Total value; undefined unless every part has a value. */
export function getTotal(shares: readonly AllocationShare[]): string | undefined {
  const values = shares.flatMap(({ value }) => (value && isDecimal(value) ? [value] : []));
  return values.length === shares.length && values.length > 0 ? addDecimals(values) : undefined;
}

/** 4250 -> `'0.4250'`, the input of the figure formatter. */
export const getFraction = (share_bp: number): string => {
  const digits = String(Math.abs(Math.trunc(share_bp))).padStart(5, '0');
  return `${share_bp < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

export function warnAboutWrongShares(shares: readonly AllocationShare[]): void {
  if (shares.length === 0) return;
  const total = shares.reduce((sum, { share_bp }) => sum + share_bp, 0);
  if (total !== COMPOSITION_TOTAL_BP)
    warnInDevelopment(
      'AllocationDonut',
      () =>
        `the shares make ${total} basis points. Give whole basis points that make ${COMPOSITION_TOTAL_BP}.`,
    );
  if (shares.some(({ share_bp }) => share_bp < 0))
    warnInDevelopment(
      'AllocationDonut',
      'a share is negative and cannot be drawn. Show debts beside the chart.',
    );
}

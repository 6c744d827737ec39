import {
  addBusinessDays,
  addDays,
  addMonths,
  isCalendarDate,
  isFeeRate,
  isReturnRate,
  parseMoney,
} from '@quoin/rules';
import { RETURN_DEMAND } from '../../decisions/record-valuation';
import { validateNotFuture } from '../../shared/staff-error';
import type { FileRow } from './file-rows';

export interface RowProblem {
  line: number;
  column: string;
  problem: string;
}

const RELATIVE_DATE = /^today([+-]\d{1,5})?$/;

/** Reads cells and collects their problems. The value of an invalid cell must not be used. */
export class RowReader {
  readonly problems: RowProblem[] = [];

  /** @param today YYYY-MM-DD, base of relative dates */
  constructor(
    private readonly row: FileRow,
    readonly today: string,
  ) {}

  /** Undefined if the cell is empty or missing. */
  optional(column: string): string | undefined {
    return this.row.cells.get(column)?.trim() || undefined;
  }

  text(column: string): string {
    return this.optional(column) ?? this.wrong(column, 'is missing', '');
  }

  /** Items separated by semicolons or line breaks. */
  list(column: string): string[] {
    return (this.optional(column) ?? '')
      .split(/[;\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  /** Paragraphs, one per line. */
  lines(column: string): string[] {
    return (this.optional(column) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  oneOf<T extends string>(column: string, list: readonly [T, ...T[]], otherwise?: T): T {
    const text = this.optional(column) ?? otherwise;
    return (
      list.find((item) => item === text) ?? this.wrong(column, `must be one of ${list.join(', ')}`, list[0])
    );
  }

  matching(column: string, pattern: RegExp, what: string): string {
    const text = this.text(column);
    return text === '' || pattern.test(text) ? text : this.wrong(column, what, '');
  }

  count(column: string): number | null {
    const text = this.optional(column);
    if (text === undefined) return null;
    return /^\d{1,6}$/.test(text) ? Number(text) : this.wrong(column, 'must be a whole number', null);
  }

  /** Reads dollars, returns cents. */
  money(column: string): number | null {
    const text = this.optional(column);
    if (text === undefined) return null;
    return (
      parseMoney(text) ?? this.wrong(column, 'must be an amount in dollars, such as 50000 or 50,000.00', null)
    );
  }

  /** Reads a fee or a hurdle rate: 0.02 is 2 %. */
  feeRate(column: string): string | null {
    return this.fraction(column, isFeeRate, 'must be a fraction from 0 to below 1, such as 0.02 for 2 %');
  }

  /** Reads a return per year: 0.0825 is 8.25 %. */
  returnRate(column: string): string | null {
    return this.fraction(column, isReturnRate, RETURN_DEMAND);
  }

  /** Reads a decimal fraction. */
  fraction(column: string, isValid: (text: string) => boolean, demand: string): string | null {
    const text = this.optional(column);
    if (text === undefined) return null;
    return isValid(text) ? text : this.wrong(column, demand, null);
  }

  /** Reads a date. `today`, `today-40` and `today+30` are relative to the day of the import. */
  date(column: string): string | null {
    const text = this.optional(column);
    if (text === undefined) return null;
    const [relative, days = '0'] = RELATIVE_DATE.exec(text) ?? [];
    if (relative !== undefined) return addDays(this.today, Number(days));
    return isCalendarDate(text)
      ? text
      : this.wrong(column, 'must be a date, such as 2026-06-30 or today+30', null);
  }

  /** Like `date`, but must be given, and not in the future. */
  pastDate(column: string): string {
    const date = this.requireValue(column, this.date(column), '');
    const problem = validateNotFuture(date, this.today);
    return problem === undefined ? date : this.wrong(column, problem, '');
  }

  /** Like `date`, but moves a relative date on a weekend or bank holiday to the next business day. */
  businessDay(column: string): string | null {
    const date = this.date(column);
    const isRelative = RELATIVE_DATE.test(this.optional(column) ?? '');
    return date !== null && isRelative ? addBusinessDays(addDays(date, -1), 1) : date;
  }

  /** Reports a date that is so far ahead that its year is probably wrong. */
  checkYear(column: string, date: string | null, years: number): void {
    if (date !== null && date > addMonths(this.today, years * 12))
      this.wrong(column, `is more than ${years} years ahead; check the year`, undefined);
  }

  yesOrNo(column: string): boolean {
    return ['yes', 'true'].includes(this.oneOf(column, ['yes', 'no', 'true', 'false'], 'no'));
  }

  /** Reports a problem if the value is missing. */
  requireValue<T>(column: string, value: T | null, placeholder: T): T {
    if (value !== null) return value;
    return this.optional(column) === undefined ? this.wrong(column, 'is missing', placeholder) : placeholder;
  }

  wrong<T>(column: string, problem: string, value: T): T {
    this.problems.push({ line: this.row.line, column, problem });
    return value;
  }
}

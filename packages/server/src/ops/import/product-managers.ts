// Managers in a product file: each column has one line per manager, in the same order.
import { parseMoney, type Bilingual } from '@quoin/rules';
import type { ProductManager } from '../../database/tables';
import { toBilingual } from './bilingual-cells';
import type { RowReader } from './row-reader';

/** Placeholder on the line of a manager without a value. */
const NO_VALUE = '-';

export function readManagers(row: RowReader): ProductManager[] {
  const names = row.lines('manager_name');
  if (names.length === 0) row.wrong('manager_name', 'is missing', undefined);
  const isGiven = (...columns: string[]) => columns.some((column) => row.optional(column) !== undefined);
  const readLines = (column: string): string[] => {
    const lines = row.lines(column);
    if (lines.length === 0) row.wrong(column, 'is missing', undefined);
    else if (names.length > 0 && lines.length !== names.length)
      row.wrong(column, `has ${lines.length} lines, but manager_name has ${names.length}`, undefined);
    return lines;
  };
  const bilingual = (field: string): Bilingual[] =>
    toBilingual(readLines(`${field}_en`), readLines(`${field}_zh`));

  const about = bilingual('manager_about');
  const aum = isGiven('manager_aum') ? readLines('manager_aum') : [];
  const prior = isGiven('prior_performance_en', 'prior_performance_zh') ? bilingual('prior_performance') : [];
  return names.map((name, index) => ({
    name,
    about: about[index] ?? { en: '', 'zh-CN': '' },
    totalAum: readAum(row, aum[index] ?? NO_VALUE),
    priorPerformance: readPrior(row, prior[index]),
  }));
}

function readAum(row: RowReader, line: string): number | null {
  if (line === NO_VALUE) return null;
  return (
    parseMoney(line) ??
    row.wrong('manager_aum', 'must be amounts in dollars, such as 50000 or 50,000.00, or hyphens', null)
  );
}

function readPrior(row: RowReader, bilingual: Bilingual | undefined): Bilingual | undefined {
  if (!bilingual) return undefined;
  const hyphens = [bilingual.en, bilingual['zh-CN']].filter((words) => words === NO_VALUE).length;
  if (hyphens === 1)
    row.wrong(
      'prior_performance_zh',
      'must have a hyphen on the same lines as prior_performance_en',
      undefined,
    );
  return hyphens === 0 ? bilingual : undefined;
}

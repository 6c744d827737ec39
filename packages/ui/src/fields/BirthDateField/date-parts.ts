// A calendar date while it is typed: three texts, and the dates that people paste.

export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export type DatePart = keyof DateParts;

const NO_PARTS: DateParts = { year: '', month: '', day: '' };

/** `YYYY-MM-DD` once all three are there, before that what there is: `1990--5`. `''` when nothing is. */
export function dateText({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  if (year.length === 4 && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return `${year}-${month}-${day}`;
}

export function partsOfDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return text ? { year, month, day } : NO_PARTS;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A whole date in a pasted text: `1990-05-17`, `1990年5月17日`, `5/17/1990` (month first, as in the US), `May 17, 1990`,
 * `17 May 1990`. Undefined for anything else.
 */
export function pastedDate(pasted: string): DateParts | undefined {
  const text = pasted.normalize('NFKC').trim();
  const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text);
  if (yearFirst) return parts(yearFirst[1], yearFirst[2], yearFirst[3]);
  const monthFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (monthFirst) return parts(monthFirst[3], monthFirst[1], monthFirst[2]);
  const named = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  if (named) return parts(named[3], monthNumber(named[1]), named[2]);
  const dayFirst = /^(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i.exec(text);
  return dayFirst ? parts(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]) : undefined;
}

const monthNumber = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function parts(year = '', month = '', day = ''): DateParts | undefined {
  const possible = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return possible ? { year, month: month.padStart(2, '0'), day: day.padStart(2, '0') } : undefined;
}

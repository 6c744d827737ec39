// The day that the portfolio's figures are told of, kept in the address.
import { isCalendarDate } from '@quoin/rules';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../browser/server-time';

/** Undefined is today. A day that does not exist, or not yet, is left out. */
export function useAsOfDate() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isCalendarDate(asked) && asked <= today ? asked : undefined;
  const setDate = (chosen: string | undefined) =>
    setParams(chosen === undefined ? {} : { date: chosen }, { preventScrollReset: true });
  return { date, setDate };
}

/** The days to choose from, newest first; one that stands in an address is among them. */
export const daysWith = (days: readonly string[], date: string | undefined): string[] =>
  [...new Set(date === undefined ? days : [...days, date])].sort().reverse();

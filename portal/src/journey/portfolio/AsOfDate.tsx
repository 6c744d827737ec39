import { Select, useFormat } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { isCalendarDate } from '@quoin/rules';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../browser/server-time';

interface AsOfDateProps {
  /** Undefined means today. */
  date: string | undefined;
  onChange: (date: string | undefined) => void;
}

/** Selects a valuation date or today. Renders nothing without valuations. */
export function AsOfDate({ date, onChange }: AsOfDateProps) {
  const text = useText();
  const format = useFormat();
  const { data, error, refetch } = api.useListAsOfDatesQuery();
  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  const days = daysWith(data?.items ?? [], date);
  if (days.length === 0) return null;
  return (
    <Select
      name="date"
      label={text('portfolio.as_of')}
      placeholder={text('portfolio.as_of.today')}
      value={date ?? ''}
      options={days.map((day) => ({ value: day, label: format.date(day) }))}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}

/** Date from the URL; undefined means today. Ignores invalid and future dates. */
export function useAsOfDate() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const requested = params.get('date') ?? '';
  const date = isCalendarDate(requested) && requested <= today ? requested : undefined;
  const setDate = (chosen: string | undefined) =>
    setParams(chosen === undefined ? {} : { date: chosen }, { preventScrollReset: true });
  return { date, setDate };
}

/** Selectable dates, newest first, including the one in the URL. */
export const daysWith = (days: readonly string[], date: string | undefined): string[] =>
  [...new Set(date === undefined ? days : [...days, date])].sort().reverse();

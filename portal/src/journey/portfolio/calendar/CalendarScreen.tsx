// Upcoming dates by month, each linked to the page that handles it, with a file to download and a link to subscribe to.
import type { ReplyOf } from '@quoin/contract';
import {
  Button,
  Card,
  EmptyState,
  Figure,
  Heading,
  Illustration,
  Skeleton,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../api/api';
import { isCallError, toShownError } from '../../../api/call-error';
import { saveBlob } from '../../../browser/download';
import { FailedCall } from '../../../components/FailedCall';
import { useText } from '../../../i18n';
import { ButtonLink, RouterAnchor } from '../../../navigation/router-link';
import { useNotify } from '../../../notices/notices-slice';
import { CalendarLink } from './CalendarLink';
import { CalendarPage } from './CalendarPage';

/** What the calendar lists, for a user without dates. */
const ENTRY_KINDS = ['payments', 'redemptions', 'documents'] as const;

export default function CalendarScreen() {
  const text = useText();
  const { data, error, refetch } = api.useListCalendarQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <CalendarPage current="/calendar" lead={text('portfolio.calendar.lead')}>
      {!data && isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="block" height={320} />}
      {data?.items.length === 0 && (
        <EmptyState
          level={2}
          title={text('portfolio.calendar.empty')}
          illustration={<Illustration subject="calendar" />}
          detailsLabel={text('portfolio.calendar.empty.shows')}
          details={ENTRY_KINDS.map((kind) => text(`portfolio.calendar.empty.${kind}`))}
          action={<ButtonLink href="/products">{text('portfolio.empty.action')}</ButtonLink>}
        >
          {text('portfolio.calendar.empty.text')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <Stack align="start">
            <SaveCalendar label={text('portfolio.calendar.save')} />
          </Stack>
          {getMonths(data.items).map((month) => (
            <DaysOfMonth key={month.month} {...month} />
          ))}
        </>
      )}
      <CalendarLink />
    </CalendarPage>
  );
}

function DaysOfMonth({ month, days }: MonthOfDays) {
  const text = useText();
  const { formatDate } = useIntl();
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading id={id} level={2}>
        {month === OVERDUE || month === AWAITED
          ? text(`portfolio.calendar.${month}`)
          : formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}
      </Heading>
      <Stack as="ul" gap={3}>
        {days.map((day) => (
          <Card key={day.id} as="li" padding="small">
            <OneDay {...day} />
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

function OneDay({ id, date, title, investor_name, amount, until, overdue, waits_for, path }: CalendarDay) {
  const text = useText();
  const format = useFormat();
  const when = until
    ? text('portfolio.calendar.until', { moment: format.instant(until) })
    : format.date(date);
  return (
    <Stack direction="horizontal" phone="vertical" gap={4} justify="between" align="center">
      <Stack gap={1}>
        <Text size="small" tone={overdue ? 'danger' : 'secondary'}>
          {[
            overdue || waits_for ? text('portfolio.calendar.since', { date: when }) : when,
            waits_for && text(`portfolio.calendar.waits.${waits_for}`),
            investor_name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text>
          <RouterAnchor href={path}>{title}</RouterAnchor>
        </Text>
      </Stack>
      <Stack direction="horizontal" gap={4} align="center">
        {amount && <Figure kind="money" value={amount} />}
        {!overdue && !waits_for && (
          <SaveCalendar
            entry={id}
            label={text('portfolio.calendar.save_one')}
            named={text('portfolio.calendar.save_named', { title })}
          />
        )}
      </Stack>
    </Stack>
  );
}

interface SaveCalendarProps {
  /** Id of a calendar entry. Default: the whole calendar. */
  entry?: string;
  label: string;
  /** Accessible name that distinguishes several buttons; begins with the label. */
  named?: string;
}

/** Downloads an iCalendar file, which opens in the device's calendar. */
function SaveCalendar({ entry, label, named }: SaveCalendarProps) {
  const notify = useNotify();
  const [getFile, { isFetching }] = api.useLazyGetCalendarFileQuery();

  async function save() {
    try {
      const { name, ics } = await getFile({ query: entry === undefined ? {} : { entry } }).unwrap();
      saveBlob(new Blob([ics], { type: 'text/calendar' }), name);
    } catch (failure) {
      notify('danger', toShownError(failure));
    }
  }

  return (
    <Button variant="secondary" busy={isFetching} aria-label={named} onClick={() => void save()}>
      {label}
    </Button>
  );
}

type CalendarDay = ReplyOf<'listCalendar'>['items'][number];

interface MonthOfDays {
  /** For example 2026-12, or `OVERDUE` or `AWAITED` for entries of any month. */
  month: string;
  days: CalendarDay[];
}

const OVERDUE = 'overdue';
const AWAITED = 'awaited';

/** Keeps the order of the items. */
function getMonths(items: readonly CalendarDay[]): MonthOfDays[] {
  const months: MonthOfDays[] = [];
  for (const day of items) {
    const name = getName(day);
    const found = months.find(({ month }) => month === name);
    if (found) found.days.push(day);
    else months.push({ month: name, days: [day] });
  }
  return months;
}

function getName({ overdue, waits_for, date }: CalendarDay): string {
  if (overdue) return OVERDUE;
  return waits_for ? AWAITED : date.slice(0, 7);
}

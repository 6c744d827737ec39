// Upcoming dates by month, each linked to the page that handles it, with a file to download and a link to subscribe to.
import { EmptyState, Illustration, Skeleton, Stack } from '@quoin/ui';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { useText } from '../../../i18n';
import { ButtonLink } from '../../../navigation/router-link';
import { CalendarLink } from './CalendarLink';
import { CalendarPage } from './CalendarPage';
import { DaysOfMonth } from './DaysOfMonth';
import { monthsOf } from './months-of';
import { SaveCalendar } from './SaveCalendar';

/** What the calendar lists, for a user without dates. */
const SHOWN = ['payments', 'redemptions', 'documents'] as const;

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
          details={SHOWN.map((kind) => text(`portfolio.calendar.empty.${kind}`))}
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
          {monthsOf(data.items).map((month) => (
            <DaysOfMonth key={month.month} {...month} />
          ))}
        </>
      )}
      <CalendarLink />
    </CalendarPage>
  );
}

import { Card, Figure, Heading, Stack, Text, useFormat } from '@quoin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { RouterAnchor } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { AWAITED, OVERDUE, type CalendarDay, type MonthOfDays } from './months-of';
import { SaveCalendar } from './SaveCalendar';

export function DaysOfMonth({ month, days }: MonthOfDays) {
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

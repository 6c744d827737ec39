// Statements and tax documents that are still to come, with their due dates.
import type { ReplyOf } from '@quoin/contract';
import { Disclosure, Stack, Text, useFormat } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';

const EXPECTED: readonly string[] = ['statement_expected', 'tax_document_expected'];

type Day = ReplyOf<'listCalendar'>['items'][number];

/** By date. Overdue documents are those whose due date has passed. */
function getExpectedDocuments(days: readonly Day[]) {
  const expected = days.filter(({ kind }) => EXPECTED.includes(kind));
  return {
    overdue: expected.filter(({ waits_for }) => waits_for !== null),
    upcoming: expected.filter(({ waits_for }) => waits_for === null),
  };
}

/** Collapsed to one line at first. Uses the dates of the calendar. */
export function ExpectedDocuments() {
  const text = useText();
  const format = useFormat();
  const { data, error, refetch } = api.useListCalendarQuery();
  const { overdue, upcoming } = getExpectedDocuments(data?.items ?? []);
  const expected = [...overdue, ...upcoming];
  const [first] = expected;
  const [next] = upcoming;
  return (
    <Disclosure
      summary={
        first
          ? [
              overdue.length > 0 && text('documents.expected.overdue', { count: overdue.length }),
              next && text('documents.expected.count', { count: upcoming.length }),
              next && text('documents.expected.next', { date: format.date(next.date) }),
            ]
              .filter(Boolean)
              .join(' ')
          : text('documents.expected')
      }
    >
      {!data && isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
      {data && !first && <Text tone="secondary">{text('documents.expected.none')}</Text>}
      {first && (
        <Stack as="ul" gap={3}>
          {expected.map(({ id, title, date, investor_name, waits_for }) => (
            <li key={id}>
              <Text>{title}</Text>
              <Note>
                {[
                  waits_for === null
                    ? format.date(date)
                    : text('documents.expected.awaited', { date: format.date(date) }),
                  investor_name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Note>
            </li>
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}

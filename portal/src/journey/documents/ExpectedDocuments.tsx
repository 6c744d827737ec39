// What has not been sent yet: which statements and tax documents are expected, and by when.
import { Disclosure, Stack, Text, useFormat } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';

const EXPECTED: readonly string[] = ['statement_expected', 'tax_document_expected'];

/** One line until it is opened. The days are those of the calendar. */
export function ExpectedDocuments() {
  const text = useText();
  const format = useFormat();
  const { data, error, refetch } = api.useListCalendarQuery();
  const expected = data?.items.filter(({ kind }) => EXPECTED.includes(kind)) ?? [];
  const [next] = expected;
  return (
    <Disclosure
      summary={
        next
          ? text('documents.expected.next', { count: expected.length, date: format.date(next.date) })
          : text('documents.expected')
      }
    >
      {!data && isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
      {data && !next && <Text tone="secondary">{text('documents.expected.none')}</Text>}
      {next && (
        <Stack as="ul" gap={3}>
          {expected.map(({ id, title, date, investor_name }) => (
            <li key={id}>
              <Text>{title}</Text>
              <Text size="small" tone="secondary">
                {[format.date(date), investor_name].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}

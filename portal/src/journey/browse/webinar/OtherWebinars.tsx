import { Heading, Stack } from '@quoin/ui';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { useText } from '../../../i18n';
import { WebinarCards } from '../../../components/WebinarCards';

const SHOWN = 3;

/** The latest webinars except the current one. */
export function OtherWebinars({ than }: { than: string }) {
  const text = useText();
  const { data, error, refetch } = api.useListWebinarsQuery({ query: { page_size: SHOWN + 1 } });
  const others = data?.items.filter(({ id }) => id !== than).slice(0, SHOWN);
  if (others?.length === 0) return null;
  return (
    <Stack gap={6} as="section">
      <Heading level={2}>{text('browse.webinar.recent')}</Heading>
      {!data && isCallError(error) && <FailedCall level={3} error={error} onRetry={refetch} />}
      {others && <WebinarCards webinars={others} />}
    </Stack>
  );
}

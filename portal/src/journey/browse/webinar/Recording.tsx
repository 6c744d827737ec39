// Fetches the key of a recording, and another one when it has run out in the middle.
import { Skeleton } from '@quoin/ui';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { RecordingPlayer } from './RecordingPlayer';

export function Recording({ webinarId, title }: { webinarId: string; title: string }) {
  const { currentData, error, isFetching, refetch } = api.useOpenRecordingQuery(
    { params: { webinarId } },
    { refetchOnMountOrArgChange: true },
  );
  if (isCallError(error) && !isFetching) return <FailedCall error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton shape="block" height={420} />;
  return <RecordingPlayer recording={currentData} title={title} onRenew={() => void refetch()} />;
}

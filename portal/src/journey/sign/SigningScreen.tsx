// A signature request from its creation to its seal. The envelope's status decides which part is shown.
import { Heading, Page, Skeleton, Stack, Text } from '@quoin/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedInvestment } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { Cancelled, Expired } from './Cancelled';
import { Decline } from './Decline';
import { ReadAndSign } from './ReadAndSign';
import { Signed } from './Signed';
import { Signers } from './Signers';
import { currentSignerNumber, signTogether, readsTranslation, type Envelope } from './envelope';
import { Waiting } from './Waiting';

/** The server is processing these; the page polls until it has finished. */
const PROCESSING: readonly Envelope['status'][] = ['preparing', 'sealing'];
const POLL_MS = 1500;

const PARTS: Record<Envelope['status'], ComponentType<{ envelope: Envelope }>> = {
  preparing: Waiting,
  sent: ReadAndSign,
  viewed: ReadAndSign,
  sealing: Waiting,
  signed: Signed,
  expired: Expired,
  cancelled: Cancelled,
};

/** Whether signers have yet to act, even if the link has expired. */
const isPending = ({ status }: Envelope) => PARTS[status] === ReadAndSign || status === 'expired';

export default function SigningScreen() {
  const text = useText();
  const { envelopeId = '' } = useParams();
  const arg = { params: { envelopeId } };
  const { data: known } = api.endpoints.getEnvelope.useQueryState(arg);
  const working = known !== undefined && PROCESSING.includes(known.status);
  const {
    data: envelope,
    error,
    refetch,
  } = api.useGetEnvelopeQuery(arg, {
    pollingInterval: working ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });

  if (!envelope && isCallError(error))
    return <FailedInvestment width="form" error={error} onRetry={refetch} />;
  if (!envelope) {
    return (
      <Page width="form" aria-busy>
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
        <Skeleton shape="block" height={480} />
      </Page>
    );
  }
  const Part = PARTS[envelope.status];
  return (
    <Page width={Part === ReadAndSign && readsTranslation(envelope) ? 'page' : 'form'}>
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Text tone="secondary">{envelope.title}</Text>
          <Heading level={1}>{text('sign.title')}</Heading>
        </Stack>
        {signTogether(envelope) && isPending(envelope) && <Signers envelope={envelope} />}
        <Part key={currentSignerNumber(envelope)} envelope={envelope} />
        {isPending(envelope) && <Decline envelope={envelope} />}
      </Stack>
    </Page>
  );
}

// One request for signature from its making to its seal. Which part is shown follows from the envelope's status alone.
import { Heading, Page, Skeleton, Stack, Text } from '@quoin/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall, ToMyInvestments } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { Cancelled, Expired } from './Cancelled';
import { Decline } from './Decline';
import { ReadAndSign } from './ReadAndSign';
import { Signed } from './Signed';
import { Signers } from './Signers';
import { placeAtTurn, signTogether, readsTranslation, type Envelope } from './envelope';
import { Waiting } from './Waiting';

/** The server works on these; the page asks again until it has finished. */
const WORKING: readonly Envelope['status'][] = ['preparing', 'sealing'];
const ASK_AGAIN_MS = 1500;

const PARTS: Record<Envelope['status'], ComponentType<{ envelope: Envelope }>> = {
  preparing: Waiting,
  sent: ReadAndSign,
  viewed: ReadAndSign,
  sealing: Waiting,
  signed: Signed,
  expired: Expired,
  cancelled: Cancelled,
};

/** Still at those who sign, whether or not the link has run out. */
const waits = ({ status }: Envelope) => PARTS[status] === ReadAndSign || status === 'expired';

export default function SigningScreen() {
  const text = useText();
  const { envelopeId = '' } = useParams();
  const arg = { params: { envelopeId } };
  const { data: known } = api.endpoints.getEnvelope.useQueryState(arg);
  const working = known !== undefined && WORKING.includes(known.status);
  const {
    data: envelope,
    error,
    refetch,
  } = api.useGetEnvelopeQuery(arg, {
    pollingInterval: working ? ASK_AGAIN_MS : 0,
    refetchOnMountOrArgChange: true,
  });

  if (!envelope && isCallError(error)) {
    return (
      <Page width="form">
        <FailedCall level={1} error={error} onRetry={refetch} action={<ToMyInvestments />} />
      </Page>
    );
  }
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
        {signTogether(envelope) && waits(envelope) && <Signers envelope={envelope} />}
        <Part key={placeAtTurn(envelope)} envelope={envelope} />
        {waits(envelope) && <Decline envelope={envelope} />}
      </Stack>
    </Page>
  );
}

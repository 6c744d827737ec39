// Target of the activation link: activates the account once and links to sign-in.
import { Heading, Page, Spinner, Stack, Text } from '@quoin/ui';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { failureState } from './entry-states';

export default function ActivationScreen() {
  const { code } = useParams();
  return code ? <Activation code={code} /> : <Failed reason="invalid" />; // the link was truncated
}

function Activation({ code }: { code: string }) {
  const text = useText();
  const [activate, { isSuccess, error }] = api.useActivateMutation();
  const sentFor = useRef<string>(undefined);

  useEffect(() => {
    if (sentFor.current === code) return; // the link works only once
    sentFor.current = code;
    void activate({ body: { code } });
  }, [activate, code]);

  if (isSuccess) return <Active state="done" />;
  if (isCallError(error)) {
    if (error.name === 'account_already_activated') return <Active state="already" />;
    if (error.name === 'activation_failed') return <Failed reason={error.values?.reason} />;
    return (
      <Page width="form">
        <FailedCall level={1} error={error} onRetry={() => activate({ body: { code } })} />
      </Page>
    );
  }
  return (
    <Page width="narrow" aria-busy>
      <Stack gap={6}>
        <Heading level={1}>{text('join.activate.title')}</Heading>
        <Spinner label={text('join.activate.working')} />
      </Stack>
    </Page>
  );
}

/** Opens the page that explains the reason and sends a new link. */
const Failed = ({ reason }: { reason: unknown }) => (
  <Navigate to="/auth/activation_failed" replace state={failureState(reason)} />
);

function Active({ state }: { state: 'done' | 'already' }) {
  const text = useText();
  return (
    <Page width="narrow">
      <Stack gap={6} align="start" role="status">
        <Heading level={1}>{text(`join.activate.${state}.title`)}</Heading>
        <Text>{text(`join.activate.${state}.text`)}</Text>
        <ButtonLink href="/auth/login">{text('app.sign_in')}</ButtonLink>
      </Stack>
    </Page>
  );
}

import { CODE_RESEND_SECONDS } from '@quoin/rules';
import { Banner, Button, Stack } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { isCallError, type CallError } from '../api/call-error';
import { useText } from '../i18n';
import { api } from '../api/api';
import { CallErrorBanner } from './FailedCall';

interface ResendEmailProps {
  send: () => Promise<unknown>;
  /** Message after a successful send. */
  sent: string;
  /** An e-mail was sent when the page opened, so the button starts disabled. */
  justSent?: boolean;
}

/** Button that sends an e-mail again, at most once a minute. The reply does not reveal whether an account exists. */
export function ResendEmail({ send, sent, justSent = false }: ResendEmailProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<'sending' | 'sent' | CallError>();
  const [seconds, wait] = useSecondsLeft(justSent ? CODE_RESEND_SECONDS : 0);

  async function sendAgain() {
    setOutcome('sending');
    try {
      await send();
      setOutcome('sent');
      wait(CODE_RESEND_SECONDS);
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      setOutcome(failure);
    }
  }

  return (
    <Stack gap={4} align="start">
      {outcome === 'sent' && (
        <Banner signal="success" announce="polite">
          {sent}
        </Banner>
      )}
      <CallErrorBanner error={outcome} />
      <Button
        variant="secondary"
        busy={outcome === 'sending'}
        disabled={seconds > 0}
        onClick={() => void sendAgain()}
      >
        {seconds > 0 ? text('app.resend_in', { seconds }) : text('app.resend')}
      </Button>
    </Stack>
  );
}

function useSecondsLeft(atFirst: number) {
  const [seconds, setSeconds] = useState(atFirst);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const tick = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(tick);
  }, [waiting]);
  return [seconds, setSeconds] as const;
}

interface ResendActivationProps {
  email: string;
  /** An e-mail was sent when the page opened, so the button starts disabled. */
  justSent?: boolean;
}

export function ResendActivation({ email, justSent }: ResendActivationProps) {
  const text = useText();
  const [resend] = api.useResendActivationMutation();
  return (
    <ResendEmail
      send={() => resend({ body: { email } }).unwrap()}
      sent={text('join.resent')}
      justSent={justSent}
    />
  );
}

// Has the activation e-mail sent again, at most once a minute; the answer tells nobody whether an account exists.
import { CODE_RESEND_SECONDS } from '@quoin/rules';
import { Banner, Button, Stack } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/api';
import { useErrorSentence, useText } from '../../i18n';

interface ResendActivationProps {
  email: string;
  /** An e-mail has gone out just now. */
  justSent?: boolean;
}

export function ResendActivation({ email, justSent = false }: ResendActivationProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const [resend, { isLoading, isSuccess, error }] = api.useResendActivationMutation();
  const [seconds, wait] = useSecondsLeft(justSent ? CODE_RESEND_SECONDS : 0);

  async function send() {
    await resend({ body: { email } }).unwrap();
    wait(CODE_RESEND_SECONDS);
  }

  return (
    <Stack gap={4} align="start">
      {isSuccess && (
        <Banner signal="success" announce="polite">
          {text('join.resent')}
        </Banner>
      )}
      {error && 'fields' in error && (
        <Banner signal="danger" announce="assertive">
          {errorSentence(error)}
        </Banner>
      )}
      <Button
        variant="secondary"
        busy={isLoading}
        disabled={seconds > 0}
        onClick={() => void send().catch(() => undefined)} // the banner shows why
      >
        {seconds > 0 ? text('join.resend_in', { seconds }) : text('join.resend')}
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

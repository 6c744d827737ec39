// Has an e-mail sent again, at most once a minute; the answer tells nobody whether there is an account.
import { CODE_RESEND_SECONDS } from '@quoin/rules';
import { Banner, Button, Stack } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { isCallError, type CallError } from '../api/call-error';
import { useErrorSentence, useText } from '../i18n';

interface ResendMailProps {
  send: () => Promise<unknown>;
  /** What is said when it was sent. */
  sent: string;
  /** An e-mail has gone out just now. */
  justSent?: boolean;
}

export function ResendMail({ send, sent, justSent = false }: ResendMailProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
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
      {isCallError(outcome) && (
        <Banner signal="danger" announce="assertive">
          {errorSentence(outcome)}
        </Banner>
      )}
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

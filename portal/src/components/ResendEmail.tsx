import { CODE_RESEND_SECONDS } from '@quoin/rules';
import { Banner, Button, Stack } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isCallError, type CallError } from '../api/call-error';
import { useText } from '../i18n';
import { api } from '../api/api';
import { CallErrorBanner } from './FailedCall';
import { Note } from './Note';

interface ResendEmailProps {
  send: () => Promise<unknown>;
  /** Message after a successful send. */
  sent: string;
  /** An e-mail was sent when the page opened, so there is a wait before the first one. */
  justSent?: boolean;
}

/** As high as the button, so that nothing moves when the button replaces the wait. */
const Place = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token.density.target};

  &:focus {
    outline: none;
  }
`;

/**
 * Button that sends an e-mail again, at most once a minute; during the wait a text shows the seconds left. The reply does
 * not reveal whether an account exists.
 */
export function ResendEmail({ send, sent, justSent = false }: ResendEmailProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'sending' | 'sent' | CallError>();
  const [seconds, wait] = useSecondsLeft(justSent ? CODE_RESEND_SECONDS : 0);

  // The focused button is gone: the keyboard continues at its place.
  useEffect(() => {
    if (outcome === 'sent') place.current?.focus({ preventScroll: true });
  }, [outcome]);

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
      <Place ref={place} tabIndex={-1}>
        {seconds > 0 ? (
          <Note>{text('app.resend_in', { seconds })}</Note>
        ) : (
          <Button variant="secondary" busy={outcome === 'sending'} onClick={() => void sendAgain()}>
            {text('app.resend')}
          </Button>
        )}
      </Place>
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
  /** An e-mail was sent when the page opened, so there is a wait before the first one. */
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

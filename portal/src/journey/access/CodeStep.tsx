import { problemOfCode, SMS_CODE_LENGTH } from '@quoin/rules';
import { Button, CodeField, Stack, Text } from '@quoin/ui';
import { useState, type FormEvent } from 'react';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { FormActions, useFocusOnArrival } from '../../form';
import { useErrorSentence, useProblemSentence, useText } from '../../i18n';

/** What the first step of the sign-in gave. */
export interface Ticket {
  ticket: string;
  masked_phone: string;
  resend_after_seconds: number;
}

interface CodeStepProps {
  ticket: Ticket;
  onSignedIn: (token: string) => void;
  /** Back to the password; with a failure when this ticket is of no more use. */
  onBack: (why?: CallError) => void;
  /** The phone is not at hand. */
  onRecovery: () => void;
}

export const ENDS_THE_TICKET: readonly (CallError['name'] | undefined)[] = [
  'sign_in_ticket_expired',
  'account_locked',
];

export function CodeStep({
  ticket: { ticket, masked_phone, resend_after_seconds },
  onSignedIn,
  onBack,
  onRecovery,
}: CodeStepProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const problemSentence = useProblemSentence();
  const field = useFocusOnArrival<HTMLInputElement>();
  const [code, setCode] = useState('');
  const [resendAfter, setResendAfter] = useState(resend_after_seconds);
  const [wrong, setWrong] = useState<string>();
  const [signIn, { isLoading }] = api.useSignInMutation();
  const [resend] = api.useResendSignInCodeMutation();

  function tell(failure: unknown): undefined {
    if (!isCallError(failure)) throw failure;
    if (ENDS_THE_TICKET.includes(failure.name)) onBack(failure);
    setWrong(errorSentence(failure));
  }

  function explain(failure: unknown) {
    setCode('');
    tell(failure);
  }

  async function sendAgain(): Promise<boolean> {
    setWrong(undefined);
    const sent = await resend({ body: { ticket } }).unwrap().catch(tell);
    if (sent) setResendAfter(sent.resend_after_seconds);
    return sent !== undefined;
  }

  async function confirm(typed: string) {
    const problem = problemOfCode(typed, SMS_CODE_LENGTH);
    setWrong(problem && problemSentence(problem));
    if (problem || isLoading) return;
    const reply = await signIn({ body: { ticket, code: typed } }).unwrap();
    if (reply.step === 'signed_in') onSignedIn(reply.token);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm(code).catch(explain);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={text('access.code.title')}>
      <Stack gap={6}>
        <Text>{text('access.code.sent', { phone: masked_phone })}</Text>
        <CodeField
          ref={field}
          label={text('access.code.label')}
          length={SMS_CODE_LENGTH}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void confirm(typed).catch(explain)}
          error={wrong}
          resendAfterSeconds={resendAfter}
          onResend={sendAgain}
          required
        />
        <FormActions submit={text('access.code.confirm')} busy={isLoading}>
          <Button variant="quiet" onClick={onRecovery}>
            {text('access.recovery.use')}
          </Button>
          <Button variant="quiet" onClick={() => onBack()}>
            {text('access.code.other')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}

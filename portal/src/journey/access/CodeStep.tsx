import { ERRORS } from '@quoin/contract';
import { validateCode, SMS_CODE_LENGTH } from '@quoin/rules';
import { Button, CodeField, Stack, Text } from '@quoin/ui';
import { useState, type FormEvent } from 'react';
import { api } from '../../api/api';
import { isCallError, NETWORK_ERROR, type CallError } from '../../api/call-error';
import { FormActions, useCodeBlock } from '../../form';
import { useFocusOnArrival } from '../../components/PartHeading';
import { useErrorMessage, useProblemMessage, useText } from '../../i18n';

/** Result of the first sign-in step. */
export interface Ticket {
  ticket: string;
  /** Null if the code was sent by e-mail. */
  masked_phone: string | null;
  resend_after_seconds: number;
  /** Set after too many wrong codes; a recovery code still works. */
  code_blocked?: { until: string; wait_seconds: number };
}

interface CodeStepProps {
  ticket: Ticket;
  onSignedIn: (token: string) => void;
  /** Returns to the password step; with an error if the ticket is no longer valid. */
  onBack: (why?: CallError) => void;
  /** The user does not have the phone at hand. */
  onRecovery: () => void;
}

export const TICKET_ENDING_ERRORS: readonly (CallError['name'] | undefined)[] = [
  'sign_in_ticket_expired',
  'account_locked',
];

export function CodeStep({
  ticket: { ticket, masked_phone, resend_after_seconds, code_blocked },
  onSignedIn,
  onBack,
  onRecovery,
}: CodeStepProps) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const getProblemMessage = useProblemMessage();
  const field = useFocusOnArrival<HTMLInputElement>();
  const [code, setCode] = useState('');
  const [resendAfter, setResendAfter] = useState(resend_after_seconds);
  const [wrong, setWrong] = useState<string>();
  const { blocked, noteBlock } = useCodeBlock(code_blocked && blockError(code_blocked));
  const [signIn, { isLoading }] = api.useSignInMutation();
  const [resend] = api.useResendSignInCodeMutation();

  function showError(failure: unknown): undefined {
    if (!isCallError(failure)) throw failure;
    if (TICKET_ENDING_ERRORS.includes(failure.name)) onBack(failure);
    if (!noteBlock(failure)) setWrong(getErrorMessage(failure));
  }

  function handleSignInError(failure: unknown) {
    const isRefused = isCallError(failure) && failure.status !== 0;
    if (isRefused) setCode(''); // without a response, the code is still valid
    showError(failure);
  }

  async function sendAgain(): Promise<boolean> {
    setWrong(undefined);
    const sent = await resend({ body: { ticket } }).unwrap().catch(showError);
    if (sent) setResendAfter(sent.resend_after_seconds);
    return sent !== undefined;
  }

  async function confirm(typed: string) {
    const problem = validateCode(typed, SMS_CODE_LENGTH);
    setWrong(problem && getProblemMessage(problem));
    if (problem || isLoading) return;
    const reply = await signIn({ body: { ticket, code: typed } }).unwrap();
    if (reply.step === 'signed_in') onSignedIn(reply.token);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm(code).catch(handleSignInError);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={text('access.code.title')}>
      <Stack gap={6}>
        {!blocked && (
          <Text>
            {masked_phone === null
              ? text('access.code.mailed')
              : text('access.code.sent', { phone: masked_phone })}
          </Text>
        )}
        <CodeField
          ref={field}
          label={text('access.code.label')}
          length={SMS_CODE_LENGTH}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void confirm(typed).catch(handleSignInError)}
          error={blocked ? getErrorMessage(blocked) : wrong}
          blocked={blocked !== undefined}
          resendAfterSeconds={resendAfter}
          onResend={sendAgain}
          required
        />
        <FormActions submit={text('access.code.confirm')} busy={isLoading} disabled={blocked !== undefined}>
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

/** The error that a submitted code would get. */
const blockError = ({ until, wait_seconds }: { until: string; wait_seconds: number }): CallError => ({
  ...NETWORK_ERROR,
  status: ERRORS.too_many_code_attempts.status,
  code: ERRORS.too_many_code_attempts.code,
  name: 'too_many_code_attempts',
  values: { until: { at: until }, wait_seconds },
});

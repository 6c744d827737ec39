// A field for a code, with a button that sends the code. The field also shows the errors of sending.
import { CODE_RESEND_SECONDS } from '@quoin/rules';
import { CodeField, type CodeFieldProps } from '@quoin/ui';
import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { isCallError, type CallError } from '../api/call-error';
import { useErrorMessage } from '../i18n/use-error-messages';
import { SubmitErrorContext, AssignErrorContext } from './Form';
import { CODE_BLOCKED, useCodeBlock } from './use-code-block';

interface SentCodeFieldProps extends Pick<CodeFieldProps, 'label' | 'length'> {
  name: string;
  sentHint: string;
  /** The response to a code that was sent before the field appeared. */
  alreadySent?: { resend_after_seconds: number };
  /** The recipient of the code, where the user can change it. A changed recipient has not received a code yet. */
  to?: string;
  /** Resolves to undefined if there is no recipient yet. The field shows a failed call. */
  send: () => Promise<{ resend_after_seconds: number } | undefined>;
}

export function SentCodeField(props: SentCodeFieldProps) {
  const { name, label, length, sentHint, alreadySent, to, send } = props;
  const getErrorMessage = useErrorMessage();
  const { getFieldMeta, setFieldValue, setFieldTouched, setStatus, submitCount, values, validateForm } =
    useFormikContext<FormikValues>();
  const assignError = useContext(AssignErrorContext);
  const { value, error, touched } = getFieldMeta<string>(name);
  const [sent, setSent] = useState(alreadySent);
  const [sentTo, setSentTo] = useState(to);
  const [sendError, setSendError] = useState<CallError>();
  const failure = useContext(SubmitErrorContext);
  const { blocked, noteBlock } = useCodeBlock();

  useEffect(() => {
    if (failure && noteBlock(failure)) void setFieldValue(name, '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- handle each failure once
  }, [failure]);
  // Disables the submit button, which reads the form's status.
  useEffect(() => {
    setStatus(blocked && CODE_BLOCKED);
  }, [blocked, setStatus]);

  async function sendCode(): Promise<boolean> {
    const before = value;
    setSendError(undefined);
    // Cleared before the call, so that a code typed before the response arrives is kept.
    await setFieldValue(name, '');
    await setFieldTouched(name, false);
    const reply = await send().catch(handleSendError);
    if (!reply) {
      await setFieldValue(name, before);
      return false;
    }
    setSent(reply);
    setSentTo(to);
    return true;
  }

  /** An error that belongs to another field, such as the phone number, is shown there. */
  async function handleSendError(failure: unknown): Promise<undefined> {
    if (!isCallError(failure)) throw failure;
    if (noteBlock(failure)) return undefined;
    if ((assignError(failure, values) ?? name) === name) setSendError(failure);
    else await validateForm(values);
  }

  function errorHere() {
    if (blocked) return getErrorMessage(blocked);
    if (sendError) return getErrorMessage(sendError);
    return touched || submitCount > 0 ? error : undefined;
  }

  return (
    <CodeField
      name={name}
      label={label}
      hint={sent && sentTo === to && !blocked && sentHint}
      blocked={blocked !== undefined}
      length={length}
      value={value}
      onChange={(typed) => {
        setSendError(undefined);
        void setFieldValue(name, typed);
      }}
      onBlur={() => void setFieldTouched(name)}
      error={errorHere()}
      sent={sent !== undefined}
      resendAfterSeconds={sent?.resend_after_seconds ?? CODE_RESEND_SECONDS}
      onResend={sendCode}
      required
    />
  );
}

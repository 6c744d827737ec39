// A code that is sent when it is asked for: the button at the field sends it, and what is refused is said there.
import { CODE_RESEND_SECONDS } from '@quoin/rules';
import { CodeField, type CodeFieldProps } from '@quoin/ui';
import { useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';
import { isCallError, type CallError } from '../api/call-error';
import { useErrorSentence } from '../i18n/use-sentences';

interface SentCodeFieldProps extends Pick<CodeFieldProps, 'label' | 'length'> {
  name: string;
  /** Said once the code is on its way. */
  sentHint: string;
  /** The answer to a code that was asked for before the field appeared. */
  alreadySent?: { resend_after_seconds: number };
  /** Undefined when there is nothing yet to send it to; a failed call is said at the field. */
  send: () => Promise<{ resend_after_seconds: number } | undefined>;
}

export function SentCodeField({ name, label, length, sentHint, alreadySent, send }: SentCodeFieldProps) {
  const errorSentence = useErrorSentence();
  const { getFieldMeta, setFieldValue, setFieldTouched, submitCount } = useFormikContext<FormikValues>();
  const { value, error, touched } = getFieldMeta<string>(name);
  const [sent, setSent] = useState(alreadySent);
  const [refused, setRefused] = useState<CallError>();

  async function sendCode() {
    const before = value;
    setRefused(undefined);
    // Emptied before the call: whoever types what arrives sooner than the reply keeps it.
    await setFieldValue(name, '');
    await setFieldTouched(name, false);
    const reply = await send().catch(refuse);
    if (reply) setSent(reply);
    else await setFieldValue(name, before);
  }

  function refuse(failure: unknown): undefined {
    if (!isCallError(failure)) throw failure;
    setRefused(failure);
  }

  function errorHere() {
    if (refused) return errorSentence(refused);
    return touched || submitCount > 0 ? error : undefined;
  }

  return (
    <CodeField
      name={name}
      label={label}
      hint={sent && sentHint}
      length={length}
      value={value}
      onChange={(typed) => {
        setRefused(undefined);
        void setFieldValue(name, typed);
      }}
      onBlur={() => void setFieldTouched(name)}
      error={errorHere()}
      sent={sent !== undefined}
      resendAfterSeconds={sent?.resend_after_seconds ?? CODE_RESEND_SECONDS}
      onResend={() => void sendCode()}
      required
    />
  );
}

// The phone of a new account, confirmed by a code. The code is verified as soon as it is complete, and again when the
// account is created.
import { CODE_RESEND_SECONDS, SMS_CODE_LENGTH, toE164 } from '@quoin/rules';
import { CodeField, PhoneField, Stack } from '@quoin/ui';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { CODE_BLOCKED, SubmitErrorContext, useCodeBlock } from '../../form';
import { useErrorMessage, useText } from '../../i18n';
import { OtherNumber, useCodeCountries } from './CodeCountries';

interface PhoneValues {
  region: string;
  phone_number: string;
  code: string;
}

type Place = 'phone_number' | 'code';

export function PhoneConfirmation() {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const { values, setValues, setFieldValue, setFieldTouched, setStatus, getFieldMeta } =
    useFormikContext<PhoneValues>();
  const countries = useCodeCountries();
  const { data: regions } = api.useListSmsRegionsQuery();
  const [send, { data: sent }] = api.useSendSmsCodeMutation();
  const [verify, { isSuccess: verified, reset: forgetVerified }] = api.useVerifySmsCodeMutation();
  const [sentTo, setSentTo] = useState<string>();
  const [refused, setRefused] = useState<{ at: Place; error: CallError }>();
  const failure = useContext(SubmitErrorContext);
  const { blocked, noteBlock, endBlock } = useCodeBlock();

  useEffect(() => {
    if (failure && noteBlock(failure)) void setFieldValue('code', '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- handle each failure once
  }, [failure]);
  useEffect(() => {
    setStatus(blocked && CODE_BLOCKED);
  }, [blocked, setStatus]);

  const { region, phone_number, code } = values;
  const phone = toE164(region, phone_number);
  const codeIsOut = sentTo !== undefined && sentTo === phone;

  const errorAt = (field: Place) => {
    if (blocked && field === 'code') return getErrorMessage(blocked);
    if (refused?.at === field)
      return Object.values(refused.error.fields)[0] ?? getErrorMessage(refused.error);
    const { error, touched } = getFieldMeta(field);
    return touched ? error : undefined;
  };
  const explainAt =
    (at: Place) =>
    (error: unknown): undefined => {
      if (!isCallError(error)) throw error;
      if (!noteBlock(error)) setRefused({ at, error });
      else void setFieldValue('code', '');
    };

  async function sendCode(): Promise<boolean> {
    setRefused(undefined);
    await setFieldTouched('phone_number');
    if (!phone) return false;
    const reply = await send({ body: { phone, region } })
      .unwrap()
      .catch(explainAt(codeIsOut ? 'code' : 'phone_number'));
    if (!reply) return false;
    forgetVerified();
    await setFieldValue('code', '');
    setSentTo(phone);
    return true;
  }

  async function verifyCode(typed: string) {
    setRefused(undefined);
    if (phone) await verify({ body: { phone, region, code: typed } }).unwrap();
  }

  function codeHint() {
    if (verified) return text('join.details.code_right');
    return codeIsOut ? text('join.details.code_sent') : undefined;
  }

  return (
    <Stack gap={6}>
      <PhoneField
        name="phone_number"
        label={text('join.details.phone')}
        hint={text('join.details.phone_hint', { countries })}
        regions={regions?.items}
        value={{ region, national: phone_number }}
        onChange={(typed) => {
          setRefused(undefined);
          endBlock(); // the block is per number
          forgetVerified(); // only the previous number is verified
          void setValues((now) => ({ ...now, region: typed.region, phone_number: typed.national }));
        }}
        onBlur={() => void setFieldTouched('phone_number')}
        error={errorAt('phone_number')}
        required
      />
      <OtherNumber />
      <CodeField
        name="code"
        label={text('join.details.code')}
        hint={codeHint()}
        length={SMS_CODE_LENGTH}
        value={code}
        onChange={(typed) => {
          setRefused(undefined);
          forgetVerified();
          void setFieldValue('code', typed);
        }}
        onBlur={() => void setFieldTouched('code')}
        onComplete={(typed) => void verifyCode(typed).catch(explainAt('code'))}
        error={errorAt('code')}
        sent={codeIsOut}
        blocked={blocked !== undefined}
        confirmed={verified}
        resendAfterSeconds={sent?.resend_after_seconds ?? CODE_RESEND_SECONDS}
        onResend={sendCode}
        required
      />
    </Stack>
  );
}

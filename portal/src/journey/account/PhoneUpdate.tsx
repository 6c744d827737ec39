// Changes the phone in four steps: password, code by e-mail, new number with its code, done.
import type { ErrorName } from '@quoin/contract';
import { EMAIL_CODE_LENGTH, gather, maskEmail, validateCode } from '@quoin/rules';
import { Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { PasswordCheck } from '../../authentication/PasswordCheck';
import { useFlowDraft, useFlowSteps } from '../../flow';
import { Form, SentCodeField, SubmitButton, type ErrorFields } from '../../form';
import { useText } from '../../i18n';
import { useEntryState } from '../../navigation/entry-state';
import { ButtonLink } from '../../navigation/router-link';
import { selectEmail } from '../../session/session-slice';
import { NewPhoneStep } from './NewPhoneStep';
import { StepsFrame } from './StepsFrame';

const STEPS = ['password', 'email', 'phone', 'done'] as const;
type Step = (typeof STEPS)[number];

/** A password or e-mail check is valid for ten minutes. After that the user has to repeat it. */
const STEP_OF_ERROR: Partial<Record<ErrorName, Step>> = {
  password_check_needed: 'password',
  email_check_needed: 'email',
};

const FIRST_STEP: { reached: Step } = { reached: 'password' };

export function PhoneUpdate({ region }: { region: string }) {
  const text = useText();
  // The server decides whether the checks are still valid, when they are needed.
  const [{ reached }, keep, clear] = useFlowDraft('phone-update', FIRST_STEP);
  const newPhone = useEntryState('masked_phone');
  const { step, index, heading, wanted, goTo } = useFlowSteps({
    steps: STEPS,
    furthest: newPhone === undefined ? reached : 'done',
    getTitle: (id) => text(`account.phone.step.${id}`),
  });
  const [again, setAgain] = useState<CallError>();

  function goOn(to: Step) {
    setAgain(undefined);
    keep({ reached: wanted ?? to });
    void goTo(to);
  }

  function goBackOrThrow(failure: unknown): undefined {
    const back = isCallError(failure) && failure.name && STEP_OF_ERROR[failure.name];
    if (!back) throw failure;
    setAgain(failure);
    keep({ reached: back });
  }

  return (
    <StepsFrame
      title={text('account.phone.change')}
      steps={STEPS.map((id) => ({ id, label: text(`account.phone.step.${id}`) }))}
      current={index}
      headingRef={heading}
      again={again}
      earlier={wanted !== undefined}
    >
      {step === 'password' && (
        <PasswordCheck action={text('account.continue')} onChecked={() => goOn('email')} />
      )}
      {step === 'email' && <EmailCodeStep onDone={() => goOn('phone')} />}
      {step === 'phone' && (
        <NewPhoneStep
          region={region}
          orGoBack={goBackOrThrow}
          onDone={async (masked_phone) => {
            await goTo('done', { replace: true, state: { masked_phone } });
            keep(FIRST_STEP);
            clear();
          }}
        />
      )}
      {step === 'done' && typeof newPhone === 'string' && (
        <Stack gap={6} align="start" role="status">
          <Text>{text('account.phone.done', { phone: newPhone })}</Text>
          <ButtonLink href="/user/verification">{text('account.phone.to_settings')}</ButtonLink>
        </Stack>
      )}
    </StepsFrame>
  );
}

/** The API's number for the purpose of this code. */
const EMAIL_CODE_TYPE = 29;

const ERROR_FIELDS: ErrorFields = {
  send_code_first: 'code',
  code_incorrect: 'code',
  too_many_code_attempts: 'code',
};

const validate = ({ code }: { code: string }) => gather({ code: validateCode(code, EMAIL_CODE_LENGTH) });

function EmailCodeStep({ onDone }: { onDone: () => void }) {
  const text = useText();
  const email = useSelector(selectEmail) ?? '';
  const [emailCode] = api.useEmailCodeMutation();

  async function send() {
    const reply = await emailCode({ params: { action: 'send' }, body: { type: EMAIL_CODE_TYPE } }).unwrap();
    return 'resend_after_seconds' in reply ? reply : undefined;
  }

  return (
    <Form
      initialValues={{ code: '' }}
      validate={validate}
      onSubmit={async ({ code }) => {
        await emailCode({ params: { action: 'verify' }, body: { type: EMAIL_CODE_TYPE, code } }).unwrap();
        onDone();
      }}
      errorFields={ERROR_FIELDS}
      label={text('account.phone.step.email')}
    >
      <Text>{text('account.phone.email_lead', { email: maskEmail(email) })}</Text>
      <SentCodeField
        name="code"
        label={text('account.phone.email_code')}
        length={EMAIL_CODE_LENGTH}
        sentHint={text('account.phone.email_sent')}
        send={send}
      />
      <Stack align="start">
        <SubmitButton>{text('account.continue')}</SubmitButton>
      </Stack>
    </Form>
  );
}

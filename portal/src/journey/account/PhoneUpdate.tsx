// Another phone in four steps: password, code by e-mail, the new number with its code, done.
import type { ErrorName } from '@quoin/contract';
import { LinkButton, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { isCallError, type CallError } from '../../api/call-error';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { EmailCodeStep } from './EmailCodeStep';
import { NewPhoneStep } from './NewPhoneStep';
import { PasswordCheck } from './PasswordCheck';
import { StepsFrame } from './StepsFrame';

const STEPS = ['password', 'email', 'phone', 'done'] as const;
type Step = (typeof STEPS)[number];

/** A proof is good for ten minutes: whoever took longer gives it again. */
const BACK_TO: Partial<Record<ErrorName, Step>> = {
  password_check_needed: 'password',
  email_check_needed: 'email',
};

export function PhoneUpdate({ region }: { region: string }) {
  const text = useText();
  const [step, setStep] = useState<Step>('password');
  const [again, setAgain] = useState<CallError>();
  const [newPhone, setNewPhone] = useState('');

  function goTo(to: Step, why?: CallError) {
    setAgain(why);
    setStep(to);
  }

  function orGoBack(failure: unknown): undefined {
    const back = isCallError(failure) && failure.name && BACK_TO[failure.name];
    if (!back) throw failure;
    goTo(back, failure);
  }

  return (
    <StepsFrame
      title={text('account.phone.change')}
      steps={STEPS.map((id) => ({ id, label: text(`account.phone.step.${id}`) }))}
      current={STEPS.indexOf(step)}
      again={again}
    >
      {step === 'password' && (
        <PasswordCheck action={text('account.continue')} onChecked={() => goTo('email')} />
      )}
      {step === 'email' && <EmailCodeStep onDone={() => goTo('phone')} />}
      {step === 'phone' && (
        <NewPhoneStep
          region={region}
          orGoBack={orGoBack}
          onDone={(masked) => {
            setNewPhone(masked);
            goTo('done');
          }}
        />
      )}
      {step === 'done' && (
        <Stack gap={6} align="start" role="status">
          <Text>{text('account.phone.done', { phone: newPhone })}</Text>
          <LinkButton as={RouterAnchor} href="/user/verification">
            {text('account.phone.to_settings')}
          </LinkButton>
        </Stack>
      )}
    </StepsFrame>
  );
}

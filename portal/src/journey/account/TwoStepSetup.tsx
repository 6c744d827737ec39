// The first phone of an account, after its password: set it, confirm the number, enter its code, turn 2-step on.
import {
  formatPhone,
  gather,
  phoneRegion,
  problemOfCode,
  problemOfPhone,
  SMS_CODE_LENGTH,
} from '@quoin/rules';
import { Banner, Button, Heading, LinkButton, Stack, Text } from '@quoin/ui';
import { FormikPhoneField } from '@quoin/ui/formik';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { useNavigate } from '../../app/place-context';
import { RouterAnchor } from '../../app/router-link';
import { useAppDispatch } from '../../app/store';
import { CODE_BLOCKED, Form, FormActions, SentCodeField } from '../../form';
import { useErrorSentence, useText } from '../../i18n';
import { noticeShown } from '../../notices/notices-slice';
import { PasswordCheck } from './PasswordCheck';
import { StepsFrame } from './StepsFrame';
import { PHONE_PLACES, type TypedPhone } from './typed-phone';

const STEPS = ['set', 'confirm', 'code', 'on'] as const;
type Step = (typeof STEPS)[number];

const problemsOfPhone = ({ phone }: { phone: TypedPhone }) =>
  gather({ phone: problemOfPhone(phone.region, phone.national) });
const problemsOfCode = ({ code }: { code: string }) => gather({ code: problemOfCode(code, SMS_CODE_LENGTH) });
const noProblems = () => ({});

/** `+1 (212) 555 0140` */
const written = ({ region, national }: TypedPhone) =>
  `+${phoneRegion(region)?.calling_code ?? ''} ${formatPhone(region, national)}`;

export function TwoStepSetup({ region }: { region: string }) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: regions } = api.useListSmsRegionsQuery();
  const [sendCode] = api.useSendNewPhoneCodeMutation();
  const [update] = api.useUpdatePhoneMutation();
  const [setTwoStep] = api.useSetTwoStepMutation();
  const [checked, setChecked] = useState(false);
  const [again, setAgain] = useState<CallError>();
  const [step, setStep] = useState<Step>('set');
  const [phone, setPhone] = useState<TypedPhone>({ region, national: '' });
  const [sent, setSent] = useState<{ resend_after_seconds: number }>();

  /** The password is good for ten minutes: whoever took longer enters it again, and goes on where they were. */
  function orCheckAgain(failure: unknown): undefined {
    if (!isCallError(failure) || failure.name !== 'password_check_needed') throw failure;
    setAgain(failure);
    setChecked(false);
  }
  const send = () =>
    sendCode({ body: { phone: phone.national, region: phone.region } })
      .unwrap()
      .catch(orCheckAgain);

  if (!checked) {
    return (
      <Stack gap={6}>
        <Heading level={2}>{text('account.setup.title')}</Heading>
        {again && (
          <Banner signal="warning" announce="assertive">
            {errorSentence(again)}
          </Banner>
        )}
        <PasswordCheck action={text('account.continue')} onChecked={() => setChecked(true)} />
      </Stack>
    );
  }
  return (
    <StepsFrame
      title={text('account.setup.title')}
      steps={STEPS.map((id) => ({ id, label: text(`account.setup.step.${id}`) }))}
      current={STEPS.indexOf(step)}
    >
      {step === 'set' && (
        <Form
          initialValues={{ phone }}
          problemsOf={problemsOfPhone}
          onSubmit={async (values) => {
            setPhone(values.phone);
            setStep('confirm');
          }}
          label={text('account.setup.step.set')}
        >
          <Text>{text('account.setup.set_lead')}</Text>
          <FormikPhoneField
            name="phone"
            label={text('join.details.phone')}
            regions={regions?.items}
            required
          />
          <Stack align="start">
            <Button type="submit">{text('account.continue')}</Button>
          </Stack>
        </Form>
      )}
      {step === 'confirm' && (
        <Form
          initialValues={{}}
          problemsOf={noProblems}
          onSubmit={async () => {
            const reply = await send();
            if (!reply) return;
            setSent(reply);
            setStep('code');
          }}
          label={text('account.setup.step.confirm')}
        >
          {({ isSubmitting }) => (
            <>
              <Text>{text('account.setup.confirm_lead')}</Text>
              <Text size="lead" weight="strong">
                {written(phone)}
              </Text>
              <FormActions submit={text('account.setup.send')} busy={isSubmitting}>
                <Button variant="quiet" onClick={() => setStep('set')}>
                  {text('account.setup.correct')}
                </Button>
              </FormActions>
            </>
          )}
        </Form>
      )}
      {step === 'code' && (
        <Form
          initialValues={{ code: '' }}
          problemsOf={problemsOfCode}
          onSubmit={async ({ code }) => {
            const body = { phone_number: phone.national, region: phone.region, code };
            await update({ body })
              .unwrap()
              .then(() => setStep('on'), orCheckAgain);
          }}
          places={PHONE_PLACES}
          label={text('account.setup.step.code')}
        >
          {({ isSubmitting, status }) => (
            <>
              <SentCodeField
                name="code"
                label={text('join.details.code')}
                length={SMS_CODE_LENGTH}
                alreadySent={sent}
                sentHint={text('join.details.code_sent')}
                send={send}
              />
              <FormActions
                submit={text('access.code.confirm')}
                busy={isSubmitting}
                disabled={status === CODE_BLOCKED}
              >
                <Button variant="quiet" onClick={() => setStep('set')}>
                  {text('account.setup.correct')}
                </Button>
              </FormActions>
            </>
          )}
        </Form>
      )}
      {step === 'on' && (
        <Form
          initialValues={{}}
          problemsOf={noProblems}
          onSubmit={async () => {
            const reply = await setTwoStep({ body: { on: true } })
              .unwrap()
              .catch(orCheckAgain);
            if (!reply) return;
            await navigate('/user/verification');
            dispatch(noticeShown('success', 'account.verification.turned_on'));
          }}
          label={text('account.setup.step.on')}
        >
          {({ isSubmitting }) => (
            <>
              <Text>{text('account.setup.on_lead')}</Text>
              <FormActions submit={text('account.verification.turn_on')} busy={isSubmitting}>
                <LinkButton as={RouterAnchor} href="/user/verification" variant="quiet">
                  {text('account.setup.not_now')}
                </LinkButton>
              </FormActions>
            </>
          )}
        </Form>
      )}
    </StepsFrame>
  );
}

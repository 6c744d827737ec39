// Adds the first phone of an account after a password check: enter and confirm the number, enter its code, turn 2-step on.
import { formatPhone, gather, phoneRegion, validateCode, validatePhone, SMS_CODE_LENGTH } from '@quoin/rules';
import { Button, Heading, Stack, Text } from '@quoin/ui';
import { FormikPhoneField } from '@quoin/ui/formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { CallErrorBanner } from '../../components/FailedCall';
import { ButtonLink } from '../../navigation/router-link';
import { EarlierStep, useFlowDraft, useFlowSteps } from '../../flow';
import { Form, FormActions, FormChanges, SentCodeField } from '../../form';
import { useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';
import { PasswordCheck } from '../../authentication/PasswordCheck';
import { StepsFrame } from './StepsFrame';
import { PHONE_ERROR_FIELDS, type TypedPhone } from './NewPhoneStep';

export const LAST_SETUP_STEP = 'on';
/** The steps after the password. */
const STEPS = ['set', 'confirm', 'code', LAST_SETUP_STEP] as const;
type Step = 'password' | (typeof STEPS)[number];

interface SetupDraft {
  /** Whether the password was checked; the server decides whether the check is still valid. */
  checked: boolean;
  phone: TypedPhone;
  /** Recipient and time (milliseconds since the Unix epoch) of the last code. */
  sent: { to: string; at: number; resend_after_seconds: number } | null;
  /** The phone is confirmed. */
  saved: boolean;
}

const validatePhoneStep = ({ phone }: { phone: TypedPhone }) =>
  gather({ phone: validatePhone(phone.region, phone.national) });
const validateCodeStep = ({ code }: { code: string }) =>
  gather({ code: validateCode(code, SMS_CODE_LENGTH) });
const acceptAll = () => ({});

/** `+1 (212) 555 0140` */
const formatTypedPhone = ({ region, national }: TypedPhone) =>
  `+${phoneRegion(region)?.calling_code ?? ''} ${formatPhone(region, national)}`;

const getRemainingWait = ({ at, resend_after_seconds }: NonNullable<SetupDraft['sent']>) => ({
  resend_after_seconds: Math.max(0, Math.ceil(resend_after_seconds - (Date.now() - at) / 1000)),
});

function getFurthestStep({ checked, phone, sent, saved }: SetupDraft): Step {
  if (!checked) return 'password';
  if (saved) return LAST_SETUP_STEP;
  if (validatePhone(phone.region, phone.national)) return 'set';
  return sent?.to === formatTypedPhone(phone) ? 'code' : 'confirm';
}

export function TwoStepSetup({ region, phoneOnFile }: { region: string; phoneOnFile: boolean }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { data: regions } = api.useListSmsRegionsQuery();
  const [sendCode] = api.useSendNewPhoneCodeMutation();
  const [update] = api.useUpdatePhoneMutation();
  const [setTwoStep] = api.useSetTwoStepMutation();
  const [again, setAgain] = useState<CallError>();
  const [draft, keep, clear] = useFlowDraft<SetupDraft>('two-step-setup', {
    checked: false,
    phone: { region, national: '' },
    sent: null,
    saved: false,
  });
  const { phone, sent } = draft;
  const { step, heading, wanted, goTo } = useFlowSteps<Step>({
    steps: ['password', ...STEPS],
    furthest: getFurthestStep({ ...draft, saved: draft.saved || phoneOnFile }),
    getTitle: (id) => text(id === 'password' ? 'account.phone.step.password' : `account.setup.step.${id}`),
  });

  /** The password check is valid for ten minutes. After that the user enters the password again and continues at the same step. */
  function checkAgainOrThrow(failure: unknown): undefined {
    if (!isCallError(failure) || failure.name !== 'password_check_needed') throw failure;
    setAgain(failure);
    keep({ ...draft, checked: false });
  }
  const send = () =>
    sendCode({ body: { phone: phone.national, region: phone.region } })
      .unwrap()
      .catch(checkAgainOrThrow);

  if (step === 'password') {
    return (
      <Stack gap={6}>
        <Heading ref={heading} tabIndex={-1} level={2}>
          {text('account.setup.title')}
        </Heading>
        {wanted && !again && <EarlierStep />}
        <CallErrorBanner signal="warning" error={again} />
        <PasswordCheck
          action={text('account.continue')}
          onChecked={() => {
            setAgain(undefined);
            keep({ ...draft, checked: true });
            void goTo('set');
          }}
        />
      </Stack>
    );
  }
  return (
    <StepsFrame
      title={text('account.setup.title')}
      steps={STEPS.map((id) => ({ id, label: text(`account.setup.step.${id}`) }))}
      current={STEPS.indexOf(step)}
      headingRef={heading}
      earlier={wanted !== undefined}
    >
      {step === 'set' && (
        <Form
          initialValues={{ phone }}
          validate={validatePhoneStep}
          onSubmit={async (values) => {
            keep({ ...draft, phone: values.phone });
            await goTo('confirm');
          }}
          label={text('account.setup.step.set')}
        >
          <FormChanges<{ phone: TypedPhone }>
            onChange={(values) => keep({ ...draft, phone: values.phone })}
          />
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
          validate={acceptAll}
          onSubmit={async () => {
            const reply = await send();
            if (!reply) return;
            keep({ ...draft, sent: { ...reply, to: formatTypedPhone(phone), at: Date.now() } });
            await goTo('code');
          }}
          label={text('account.setup.step.confirm')}
        >
          <Text>{text('account.setup.confirm_lead')}</Text>
          <Text size="lead" weight="strong">
            {formatTypedPhone(phone)}
          </Text>
          <FormActions submit={text('account.setup.send')}>
            <Button variant="quiet" onClick={() => void goTo('set')}>
              {text('account.setup.correct')}
            </Button>
          </FormActions>
        </Form>
      )}
      {step === 'code' && (
        <Form
          initialValues={{ code: '' }}
          validate={validateCodeStep}
          onSubmit={async ({ code }) => {
            const body = { phone_number: phone.national, region: phone.region, code };
            await update({ body })
              .unwrap()
              .then(() => {
                keep({ ...draft, saved: true });
                return goTo(LAST_SETUP_STEP, { replace: true });
              }, checkAgainOrThrow);
          }}
          errorFields={PHONE_ERROR_FIELDS}
          label={text('account.setup.step.code')}
        >
          <SentCodeField
            name="code"
            label={text('join.details.code')}
            length={SMS_CODE_LENGTH}
            alreadySent={sent ? getRemainingWait(sent) : undefined}
            sentHint={text('join.details.code_sent')}
            send={send}
          />
          <FormActions submit={text('access.code.confirm')}>
            <Button variant="quiet" onClick={() => void goTo('set')}>
              {text('account.setup.correct')}
            </Button>
          </FormActions>
        </Form>
      )}
      {step === 'on' && (
        <Form
          initialValues={{}}
          validate={acceptAll}
          onSubmit={async () => {
            const reply = await setTwoStep({ body: { on: true } })
              .unwrap()
              .catch(checkAgainOrThrow);
            if (!reply) return;
            await navigate('/user/verification');
            clear();
            notify('success', 'account.verification.turned_on');
          }}
          label={text('account.setup.step.on')}
        >
          <Text>{text('account.setup.on_lead')}</Text>
          <FormActions submit={text('account.verification.turn_on')}>
            <ButtonLink href="/user/verification" variant="quiet">
              {text('account.setup.not_now')}
            </ButtonLink>
          </FormActions>
        </Form>
      )}
    </StepsFrame>
  );
}

// Sign-up form in steps: each validates its fields, the last creates the account; a rejected value leads back to its step.
import { type Problems, type RulebookEdition, toE164 } from '@quoin/rules';
import { Button, Heading, Stepper } from '@quoin/ui';
import { useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '@quoin/contract';
import { useLanguage } from '../../i18n/LanguageProvider';
import { type CallError, isCallError } from '../../api/call-error';
import { EarlierStep, useFlowSteps } from '../../flow';
import { type ErrorFields, Form, FormActions, FormChanges } from '../../form';
import { useText } from '../../i18n';
import { createdState } from './entry-states';
import type { SignUpWay } from './sign-up-steps';
import { getAccount, type SignUpFields, withPhoneRegion } from './sign-up-values';
import { api } from '../../api/api';
import { hashPassword } from '../../api/hash-password';
import { useAppDispatch } from '../../store/root-reducer';

/** Errors without a field name that concern one field. */
const ERROR_FIELDS: ErrorFields = {
  send_code_first: 'code',
  code_incorrect: 'code',
  too_many_code_attempts: 'code',
};

interface SignUpFormProps {
  way: SignUpWay;
  answers: SignUpFields;
  onAnswers: (answers: SignUpFields) => void;
  /** Referral code of the invitation. */
  refId?: string;
  edition?: RulebookEdition;
  /** Content above the first step. */
  welcome?: ReactNode;
  onWaitlist: (answers: SignUpFields) => void;
  /** Called if the invitation has become invalid. */
  onUninvited?: () => void;
  /** Called after the account is created. */
  onDone: () => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { way, answers, onAnswers, refId, edition, welcome, onWaitlist, onUninvited, onDone } = props;
  const { steps } = way;
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { provePhone, register } = useSendSignUp();
  const { step, index, heading, wanted, goTo } = useFlowSteps({
    steps: getIds(way),
    furthest: getFurthestStep(way, answers),
    getTitle: (id) => text(`join.step.${id}`),
  });
  const validate = useMemo(() => problemsAt(way, index), [way, index]);
  const { Fields, provesPhone } = steps[index] ?? steps[0];
  const before = steps[index - 1];
  const after = steps[index + 1];
  /** The form moved to another step to show the error of a rejected value there. */
  const correcting = useRef(false);

  async function submit(values: SignUpFields) {
    if (provesPhone) await provePhone(values);
    if (!after) return create(values);
    onAnswers(withPhoneRegion(values));
    await goTo(after.id);
  }

  async function create(values: SignUpFields) {
    try {
      const { email, ticket } = await register(getAccount(values, language, refId), values.password);
      await navigate(`/auth/signup/ok/${encodeURIComponent(email)}`, { state: createdState(ticket) });
      onDone();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (onUninvited && error.name === 'invitation_invalid') return onUninvited();
      const refused = getStep(error, way);
      if (refused && refused !== step) {
        correcting.current = true;
        await goTo(refused);
      }
      throw error; // the form shows it at the field
    }
  }

  return (
    <>
      <Stepper
        label={text('join.sign_up.title')}
        current={index}
        onSelect={(chosen) => void goTo(steps[chosen]?.id ?? step)}
        steps={steps.map(({ id }, place) => ({
          id,
          label: text(`join.step.${id}`),
          status: place < index ? 'complete' : 'untouched',
          disabled: place >= index,
        }))}
      />
      <Heading ref={heading} level={2} size="title" tabIndex={-1}>
        {text(`join.step.${step}`)}
      </Heading>
      {index === 0 && welcome}
      {wanted && <EarlierStep />}
      <Form
        initialValues={answers}
        validate={validate}
        onSubmit={submit}
        errorFields={ERROR_FIELDS}
        label={text(`join.step.${step}`)}
      >
        {(form) => (
          <>
            <FormChanges onChange={onAnswers} />
            <NewStep step={step} answers={answers} keepErrors={correcting} />
            <Fields
              edition={edition}
              onWaitlist={() => onWaitlist(form.values)}
              actions={
                <FormActions submit={text(after ? 'join.residence.continue' : 'join.details.create')}>
                  {before && (
                    <Button variant="quiet" onClick={() => void goTo(before.id)} disabled={form.isSubmitting}>
                      {text('app.back')}
                    </Button>
                  )}
                </FormActions>
              }
            />
          </>
        )}
      </Form>
    </>
  );
}

type StepId = SignUpWay['steps'][number]['id'];

interface NewStepProps {
  step: StepId;
  answers: SignUpFields;
  keepErrors: RefObject<boolean>;
}

/** Resets the form with the current answers when the step changes, which clears errors. */
function NewStep({ step, answers, keepErrors }: NewStepProps) {
  const { resetForm } = useFormikContext<SignUpFields>();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (keepErrors.current) keepErrors.current = false;
    else resetForm({ values: answers });
  }, [step, answers, keepErrors, resetForm]);
  return null;
}

const getIds = ({ steps: [first, ...others] }: SignUpWay): [StepId, ...StepId[]] => [
  first.id,
  ...others.map(({ id }) => id),
];

/** The first incomplete step. */
function getFurthestStep(way: SignUpWay, answers: SignUpFields): StepId {
  const ids = getIds(way);
  return (
    ids.find((_id, index) => Object.keys(problemsAt(way, index)(answers)).length > 0) ??
    ids[ids.length - 1] ??
    ids[0]
  );
}

/** Problems of the step's own fields. */
const problemsAt =
  ({ steps, validate }: SignUpWay, place: number) =>
  (values: SignUpFields): Problems =>
    Object.fromEntries(
      Object.entries(validate(values)).filter(([path]) => steps[place]?.fields.includes(path)),
    );

/** The step with the rejected field; undefined if the error concerns no field. */
function getStep({ name, fields }: CallError, { steps }: SignUpWay): StepId | undefined {
  const refused = [...Object.keys(fields), name && ERROR_FIELDS[name]];
  return steps.find((step) => step.fields.some((field) => refused.includes(field)))?.id;
}

/** The calls of a sign-up; both reject with a failed call. */
function useSendSignUp() {
  const dispatch = useAppDispatch();
  const [verify] = api.useVerifySmsCodeMutation();
  const [send] = api.useRegisterMutation();

  const provePhone = useCallback(
    ({ region, phone_number, code }: SignUpFields) =>
      verify({ body: { phone: toE164(region, phone_number) ?? phone_number, region, code } }).unwrap(),
    [verify],
  );

  const register = useCallback(
    async (account: Omit<BodyOf<'register'>, 'password'>, typed: string) => {
      const password = await hashPassword(account.email, typed);
      const created = await send({ body: { ...account, password } }).unwrap();
      // Fire and forget: the conversion of a recorded visit does not affect the new account.
      void dispatch(
        api.endpoints.recordConversion.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      return created;
    },
    [dispatch, send],
  );

  return { provePhone, register };
}

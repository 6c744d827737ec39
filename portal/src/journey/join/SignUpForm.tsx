// One form in steps: each checks its own fields, the last one makes the account, and a refused value leads back to its step.
import type { Problems, RulebookEdition } from '@quoin/rules';
import { Button, Text, useLocale } from '@quoin/ui';
import type { FormikProps } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isCallError, type CallError } from '../../api/call-error';
import { focusPage } from '../../app/navigation-effects';
import { useNavigate } from '../../app/place-context';
import { CODE_BLOCKED, Form, FormActions, type Places } from '../../form';
import { useText } from '../../i18n';
import { createdState } from './created-account';
import type { SignUpWay } from './sign-up-steps';
import { accountOf, withPhoneRegion, type SignUpFields } from './sign-up-values';
import { useSendSignUp } from './use-send-sign-up';

/** Refusals that name no field, and are about one. */
const PLACES: Places = {
  send_code_first: 'code',
  code_incorrect: 'code',
  too_many_code_attempts: 'code',
};

interface SignUpFormProps {
  way: SignUpWay;
  initial: SignUpFields;
  /** The code of the invitation. */
  refId?: string;
  edition?: RulebookEdition;
  /** Above the first step. */
  welcome?: ReactNode;
  onWaitlist: (typed: SignUpFields) => void;
  /** The invitation ceased to be valid on the way. */
  onUninvited?: (typed: SignUpFields) => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { way, initial, refId, edition, welcome, onWaitlist, onUninvited } = props;
  const { steps } = way;
  const text = useText();
  const language = useLocale();
  const navigate = useNavigate();
  const { provePhone, register } = useSendSignUp();
  const [place, setPlace] = useState(0);
  const shown = useRef(place);
  const problemsOf = useMemo(() => problemsAt(way, place), [way, place]);
  const { id, Fields, provesPhone } = steps[place] ?? steps[0];
  const last = place === steps.length - 1;

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    focusPage();
  }, [place]);

  /** What was typed goes along; a step that is entered has nothing to complain of yet. */
  function enter(next: number, values: SignUpFields, { resetForm }: Resettable) {
    resetForm({ values });
    setPlace(next);
  }

  async function submit(values: SignUpFields, form: Resettable) {
    if (provesPhone) await provePhone(values);
    if (last) await create(values);
    else enter(place + 1, withPhoneRegion(values), form);
  }

  async function create(values: SignUpFields) {
    try {
      const { email, ticket } = await register(accountOf(values, language, refId), values.password);
      await navigate(`/auth/signup/ok/${encodeURIComponent(email)}`, { state: createdState(ticket) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (onUninvited && error.name === 'invitation_invalid') return onUninvited(values);
      shown.current = stepOf(error, way) ?? place; // the form leads to the field itself
      setPlace(shown.current);
      throw error;
    }
  }

  return (
    <>
      <Text size="small" tone="secondary">
        {text('join.sign_up.step', {
          step: place + 1,
          steps: steps.length,
          label: text(`join.step.${id}`),
        })}
      </Text>
      {place === 0 && welcome}
      <Form
        initialValues={initial}
        problemsOf={problemsOf}
        onSubmit={submit}
        places={PLACES}
        label={text(`join.step.${id}`)}
      >
        {(form) => (
          <Fields
            edition={edition}
            onWaitlist={() => onWaitlist(form.values)}
            actions={
              <FormActions
                submit={text(last ? 'join.details.create' : 'join.residence.continue')}
                busy={form.isSubmitting}
                disabled={form.status === CODE_BLOCKED}
              >
                {place > 0 && (
                  <Button
                    variant="quiet"
                    onClick={() => enter(place - 1, form.values, form)}
                    disabled={form.isSubmitting}
                  >
                    {text('app.back')}
                  </Button>
                )}
              </FormActions>
            }
          />
        )}
      </Form>
    </>
  );
}

type Resettable = Pick<FormikProps<SignUpFields>, 'resetForm'>;

/** The problems of one step's own fields. */
const problemsAt =
  ({ steps, problemsOf }: SignUpWay, place: number) =>
  (values: SignUpFields): Problems =>
    Object.fromEntries(
      Object.entries(problemsOf(values)).filter(([path]) => steps[place]?.fields.includes(path)),
    );

/** Where a refused value can be mended; undefined when the refusal is about none. */
function stepOf({ name, fields }: CallError, { steps }: SignUpWay): number | undefined {
  const refused = [...Object.keys(fields), name && PLACES[name]];
  const place = steps.findIndex((step) => step.fields.some((field) => refused.includes(field)));
  return place < 0 ? undefined : place;
}

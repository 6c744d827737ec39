// Shared parts of the five steps: schema, autosave and buttons.
import {
  validateStep,
  type ApplicationStep,
  type ApplicationValues,
  type Problems,
  type StepContext,
} from '@quoin/rules';
import { Button, Stack } from '@quoin/ui';
import { useForm } from '@quoin/ui/formik';
import { type FormikValues, useFormikContext } from 'formik';
import { useCallback, useState, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, type RootState } from '../../../store/root-reducer';
import { getChange, finishStep, selectDraft, type Application, stepChanged } from '../../../draft';
import { Form, SubmitButton, useFormChanges } from '../../../form';
import { useText } from '../../../i18n';

/** Props that `ApplicationForm` passes to the current step. */
export interface StepProps {
  application: Application;
  context: StepContext;
  /** Shows errors at once, because the user came to complete the step. */
  showErrors: boolean;
  onBack?: () => void;
  onExit: () => Promise<void>;
  onFinished: () => void;
  /** Saves and returns whether every step is complete. Shows the missing fields otherwise. */
  isComplete: () => Promise<boolean>;
  onSend: () => Promise<void>;
}

/** Mapping between a step's form values and its API values. */
export interface StepShape<S extends ApplicationStep, V extends FormikValues> {
  step: S;
  /** Every field of the form, empty unless saved. */
  fields: (saved: ApplicationValues[S]) => V;
  wire: (values: V) => ApplicationValues[S];
  /** The part of the context that depends on the values. */
  getContext?: (values: ApplicationValues[S]) => Partial<StepContext>;
}

interface StepFormProps<S extends ApplicationStep, V extends FormikValues> extends StepProps {
  shape: StepShape<S, V>;
  children: ReactNode;
  /** For sections that show the number of open questions. */
  validateInitialValues?: boolean;
  /** Replaces the "Continue" button in the last step. */
  last?: { onSubmit: () => Promise<void>; button: ReactNode };
}

export function StepForm<S extends ApplicationStep, V extends FormikValues>(props: StepFormProps<S, V>) {
  const { shape, context, children, last, showErrors, validateInitialValues, onFinished } = props;
  const { step, wire, getContext } = shape;
  const text = useText();
  const dispatch = useAppDispatch();
  const initialValues = useFirstValues(props);

  const validate = useCallback(
    (values: V): Problems => {
      const wired = wire(values);
      return validateStep(step, wired, { ...context, ...getContext?.(wired) });
    },
    [step, wire, context, getContext],
  );

  async function finish(values: V) {
    await dispatch(finishStep(getChange(step, wire(values))));
    onFinished();
  }

  return (
    <Form
      initialValues={initialValues}
      validate={validate}
      validateInitialValues={validateInitialValues}
      onSubmit={last?.onSubmit ?? finish}
      label={text(`apply.step.${step}`)}
    >
      <Stack gap={8}>
        <SaveWhileTyping<S, V> shape={shape} />
        <ShowErrors when={showErrors} />
        {children}
        <StepActions last={last?.button} onExit={props.onExit} onBack={props.onBack} />
      </Stack>
    </Form>
  );
}

function StepActions({ last, onExit, onBack }: Pick<StepProps, 'onExit' | 'onBack'> & { last: ReactNode }) {
  const text = useText();
  const isSubmitting = useForm((form) => form.isSubmitting);
  return (
    <Stack direction="horizontal" phone="vertical" gap={3}>
      {last ?? <SubmitButton>{text('apply.continue')}</SubmitButton>}
      <Button variant="secondary" disabled={isSubmitting} onClick={() => void onExit()}>
        {text('apply.exit')}
      </Button>
      {onBack && (
        <Button variant="quiet" disabled={isSubmitting} onClick={onBack}>
          {text('apply.back')}
        </Button>
      )}
    </Stack>
  );
}

/** Unsaved values, or else the saved ones. Later saves do not change the form. */
function useFirstValues<S extends ApplicationStep, V extends FormikValues>({
  application,
  shape,
}: StepFormProps<S, V>): V {
  const store = useStore<RootState>();
  const [first] = useState(() => {
    const saved: ApplicationValues = { ...application.steps, upload_files: {} };
    const typed: ApplicationValues[S] | undefined = selectDraft(store.getState()).unsaved[shape.step];
    return shape.fields(typed ?? saved[shape.step]);
  });
  return first;
}

/** Submits an incomplete form on mount, so that its errors are shown and focused. */
export function ShowErrors({ when }: { when: boolean }) {
  const { submitForm } = useFormikContext();
  const submit = useRef(submitForm);
  submit.current = submitForm;

  useEffect(() => {
    if (when) void submit.current();
  }, [when]);

  return null;
}

/** Passes every change of the form to the draft, which saves it after a pause in typing. */
export function SaveWhileTyping<S extends ApplicationStep, V extends FormikValues>(props: {
  shape: StepShape<S, V>;
}) {
  const { step, wire } = props.shape;
  const dispatch = useAppDispatch();
  useFormChanges<V>(
    useCallback((values) => dispatch(stepChanged(getChange(step, wire(values)))), [step, wire, dispatch]),
  );
  return null;
}

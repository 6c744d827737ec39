// Every form of the portal: rules as schema, one submit at a time, the server's answer at its fields, nothing lost.
import type { Problems } from '@quoin/rules';
import { Banner, Stack } from '@quoin/ui';
import { FocusFirstError, FormScope } from '@quoin/ui/formik';
import {
  Formik,
  useFormikContext,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
  Form as FormikForm,
} from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode, createContext } from 'react';
import { isCallError, shownError, UNEXPECTED, type CallError } from '../api/call-error';
import { useErrorSentence, useProblemSentence } from '../i18n/use-sentences';
import { useServerErrors } from './use-server-errors';
import { schemaFrom } from './schema-from';
import { ValidateAtRest } from './ValidateAtRest';
import { styled } from 'styled-components';
import type { ErrorName } from '@quoin/contract';

/** Errors of calls that concern one field, and the path of that field. */
export type ErrorFields = Partial<Record<ErrorName, string>>;

/** The failed call of the last submit that is shown at a field of the form. */
export const SubmitErrorContext = createContext<CallError | undefined>(undefined);

/**
 * For a call that a field of the form makes: keeps its error at the field to which the form maps it, until
 * that field changes, and returns the path of the field. The error shows with the next validation.
 */
export const AssignErrorContext = createContext<
  (failure: CallError, values: FormikValues) => string | undefined
>(() => undefined);

/** Every field keeps room for one line of its error, so that leaving a field moves nothing. */
const roomForMessages = '--quoin-field-message-lines: 1;';

const Frame = styled(FormikForm)`
  ${roomForMessages}
`;

/** Around fields that are not in a `Form`. */
export const Fields = styled.div`
  ${roomForMessages}
`;

export interface FormProps<V extends FormikValues> {
  /** Every field of the form, so that the server's errors find their place. */
  initialValues: V;
  problemsOf: (values: V) => Problems;
  /** May throw a failed call (`.unwrap()`): its fields go to the fields, its sentence above them. */
  onSubmit: (values: V, form: FormikHelpers<V>) => Promise<unknown>;
  /** Errors that concern one field; their message appears only at that field. */
  errorFields?: ErrorFields;
  /** A function is called at every key. A long form gives elements, and its parts ask for what they need with `useForm`. */
  children: ReactNode | ((formik: FormikProps<V>) => ReactNode);
  /** What the form is called, for screen readers. */
  label?: string;
}

export function Form<V extends FormikValues>(props: FormProps<V>) {
  const { initialValues, problemsOf, onSubmit, errorFields = {}, children, label } = props;
  const problemSentence = useProblemSentence();
  const errorSentence = useErrorSentence();
  const schema = useMemo(() => schemaFrom(problemsOf, problemSentence), [problemsOf, problemSentence]);
  const serverErrors = useServerErrors<V>();
  const [failure, setFailure] = useState<{ error: CallError; more: string[] }>();
  const [fieldError, setFieldError] = useState<CallError>();
  const sending = useRef(false);

  function resetErrors() {
    serverErrors.forget();
    setFailure(undefined);
  }

  function assignError(error: CallError, values: FormikValues): string | undefined {
    const path = error.name && errorFields[error.name];
    if (!path) return undefined;
    const sentence = error.fields[path] ?? errorSentence(error);
    return serverErrors.keep({ [path]: sentence }, values).length === 0 ? path : undefined;
  }

  async function submit(values: V, form: FormikHelpers<V>) {
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    setFieldError(undefined);
    try {
      await onSubmit(values, form);
    } catch (error) {
      if (!isCallError(error)) {
        const shown = shownError(error);
        setFailure({ error: shown, more: [] });
        if (shown === UNEXPECTED) throw error; // to the console: this is a fault of ours
        return;
      }
      if (assignError(error, values)) setFieldError(error);
      else setFailure({ error, more: serverErrors.keep(error.fields, values) });
      await form.validateForm(values);
    } finally {
      sending.current = false;
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validate={serverErrors.validate}
      validateOnChange={false}
      onSubmit={submit}
      onReset={resetErrors}
    >
      {(formik) => (
        <Frame
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            serverErrors.forget();
            formik.handleSubmit(event);
          }}
        >
          <FocusFirstError />
          <ValidateAtRest />
          <ValidateInNewLanguage schema={schema} />
          <AssignErrorContext.Provider value={assignError}>
            <SubmitErrorContext.Provider value={fieldError}>
              <FormScope>
                <Stack gap={6}>
                  {failure && <Failure {...failure} />}
                  {typeof children === 'function' ? children(formik) : children}
                </Stack>
              </FormScope>
            </SubmitErrorContext.Provider>
          </AssignErrorContext.Provider>
        </Frame>
      )}
    </Formik>
  );
}

/** The error above the form. It scrolls into view unless a field shows the reason, since the button of a long form is far away. */
function Failure({ error, more }: { error: CallError; more: string[] }) {
  const errorSentence = useErrorSentence();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Banner ref={banner} signal="danger" announce="assertive">
      {errorSentence(error)}
      {more.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Banner>
  );
}

/** Sentences that are shown already are said again when the page changes its language. */
function ValidateInNewLanguage({ schema }: { schema: unknown }) {
  const { validateForm } = useFormikContext();
  const said = useRef(schema);
  useEffect(() => {
    if (said.current === schema) return;
    said.current = schema;
    void validateForm();
  }, [schema, validateForm]);
  return null;
}

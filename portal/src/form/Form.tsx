// The form of every screen: validates by rules, prevents double submission, and shows server errors at their fields.
import type { ErrorName } from '@quoin/contract';
import type { Problems } from '@quoin/rules';
import { Banner, Stack } from '@quoin/ui';
import { FocusFirstError, FormScope } from '@quoin/ui/formik';
import {
  Form as FormikForm,
  Formik,
  getIn,
  setIn,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { createContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isCallError, toShownError, UNEXPECTED_ERROR, type CallError } from '../api/call-error';
import { useErrorMessage, useProblemMessage } from '../i18n/use-error-messages';
import { successesClosed } from '../notices/notices-slice';
import { useAppDispatch } from '../store/root-reducer';
import { errorsFrom, schemaFrom } from './schema-from';

/** Field path by error name, for call errors that concern one field. */
export type ErrorFields = Partial<Record<ErrorName, string>>;

/** Error of the last submit that is shown at a field. */
export const SubmitErrorContext = createContext<CallError | undefined>(undefined);

/**
 * For a call that a field makes: stores its error at the field that the form maps it to, until that field changes, and
 * returns the path of the field. The error shows with the next validation.
 */
export const AssignErrorContext = createContext<
  (failure: CallError, values: FormikValues) => string | undefined
>(() => undefined);

/** Reserves one line for each field's error, so that validation causes no layout shift. */
const roomForMessages = '--quoin-field-message-lines: 1;';

const Frame = styled(FormikForm)`
  ${roomForMessages}
`;

/** Wraps fields outside a `Form`. */
export const Fields = styled.div`
  ${roomForMessages}
`;

export interface FormProps<V extends FormikValues> {
  /** Must contain every field; server errors of other paths appear above the form. */
  initialValues: V;
  validate: (values: V) => Problems;
  /** May reject with a failed call (`.unwrap()`): its field messages appear at the fields, its message above the form. */
  onSubmit: (values: V, form: FormikHelpers<V>) => Promise<unknown>;
  /** Errors that concern one field; their message appears only at that field. */
  errorFields?: ErrorFields;
  /**
   * Computes the errors of the initial values at once, for sections that show the number of open questions. Fields show them after
   * blur or submit as usual.
   */
  validateInitialValues?: boolean;
  /** A function runs on each keystroke. In a long form pass elements that read what they need with `useForm`. */
  children: ReactNode | ((formik: FormikProps<V>) => ReactNode);
  /** Accessible name. */
  label?: string;
}

export function Form<V extends FormikValues>(props: FormProps<V>) {
  const {
    initialValues,
    validate,
    onSubmit,
    errorFields = {},
    validateInitialValues,
    children,
    label,
  } = props;
  const dispatch = useAppDispatch();
  const getProblemMessage = useProblemMessage();
  const getErrorMessage = useErrorMessage();
  const schema = useMemo(() => schemaFrom(validate, getProblemMessage), [validate, getProblemMessage]);
  const [initialErrors] = useState(() =>
    validateInitialValues ? errorsFrom<V>(validate(initialValues), getProblemMessage) : undefined,
  );
  const serverErrors = useServerErrors<V>();
  const [failure, setFailure] = useState<FailureProps>();
  const [fieldError, setFieldError] = useState<CallError>();
  const sending = useRef(false);

  function resetErrors() {
    serverErrors.forget();
    setFailure(undefined);
  }

  function assignError(error: CallError, values: FormikValues): string | undefined {
    const path = error.name && errorFields[error.name];
    if (!path) return undefined;
    const message = error.fields[path] ?? getErrorMessage(error);
    return serverErrors.keep({ [path]: message }, values).length === 0 ? path : undefined;
  }

  async function submit(values: V, form: FormikHelpers<V>) {
    if (sending.current) return;
    sending.current = true;
    setFailure((before) => before && { ...before, outdated: true });
    setFieldError(undefined);
    try {
      await onSubmit(values, form);
      setFailure(undefined);
    } catch (error) {
      if (!isCallError(error)) {
        const shown = toShownError(error);
        setFailure({ error: shown, more: [] });
        if (shown === UNEXPECTED_ERROR) throw error; // reports the bug to the console
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
      initialErrors={initialErrors}
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
            dispatch(successesClosed()); // such as "Saved." of the submit before, which this one may contradict
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

interface FailureProps {
  error: CallError;
  more: string[];
  /** While the form is being submitted again. */
  outdated?: boolean;
}

/**
 * Keeps the space of an outdated error: if the form moved up under the pointer, the second click of a double click would hit what
 * is below the button, such as a link to another page.
 */
const Notice = styled(Banner)`
  &[data-outdated] {
    visibility: hidden;
  }
`;

/** Error above the form. Scrolls into view, because the submit button of a long form is far below. */
function Failure({ error, more, outdated = false }: FailureProps) {
  const getErrorMessage = useErrorMessage();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outdated) banner.current?.scrollIntoView({ block: 'center' });
  }, [outdated]);
  return (
    <Notice ref={banner} signal="danger" announce="assertive" data-outdated={outdated || undefined}>
      {getErrorMessage(error)}
      {more.map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Notice>
  );
}

/** Translates visible messages when the language changes. */
function ValidateInNewLanguage({ schema }: { schema: unknown }) {
  const { validateForm } = useFormikContext();
  const validatedSchema = useRef(schema);
  useEffect(() => {
    if (validatedSchema.current === schema) return;
    validatedSchema.current = schema;
    void validateForm();
  }, [schema, validateForm]);
  return null;
}

/** Longer than the pause between two keystrokes of a word. */
const VALIDATION_DELAY_MS = 200;

/** Debounces validation, so that typing stays fast in long forms. Formik itself validates at once on blur and on submit. */
function ValidateAtRest() {
  const { values, validateForm } = useFormikContext();
  const validated = useRef(values);
  useEffect(() => {
    if (validated.current === values) return undefined;
    const timer = setTimeout(() => {
      validated.current = values;
      void validateForm();
    }, VALIDATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, validateForm]);
  return null;
}

interface ServerError {
  path: string;
  message: string;
  value: unknown;
}

/** Server errors at form fields. Each remains until its field changes or the form is submitted again. */
function useServerErrors<V extends FormikValues>() {
  const errors = useRef<ServerError[]>([]);

  const forget = useCallback(() => {
    errors.current = [];
  }, []);

  /** Stores messages whose path is a form field, and returns the others. */
  const keep = useCallback((fields: Record<string, string>, values: FormikValues): string[] => {
    const entries = Object.entries(fields);
    const isField = ([path]: [string, string]) => getIn(values, path) !== undefined;
    errors.current = entries
      .filter(isField)
      .map(([path, message]) => ({ path, message, value: getIn(values, path) }));
    return entries.filter((entry) => !isField(entry)).map(([, message]) => message);
  }, []);

  const validate = useCallback(
    (values: V): FormikErrors<V> =>
      errors.current
        .filter(({ path, value }) => getIn(values, path) === value)
        .reduce((all, { path, message }) => setIn(all, path, message), {}),
    [],
  );

  return { keep, forget, validate };
}

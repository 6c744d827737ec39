// Formik renders every consumer on every change. A field in a scope renders only when its part of the form changes, and
// typed text is written to the form when the user pauses.
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { getIn, useFormikContext, type FormikContextType, type FormikValues } from 'formik';
import { useEffectBeforePaint } from '../behaviour/use-effect-before-paint';

export type ScopedForm = FormikContextType<FormikValues>;

export interface Scope {
  form: ScopedForm;
  /** Number of completed submits. */
  attempts: number;
  /** Errors by path: those of the last submit, and those found on blur of a field or group since. */
  refused: unknown;
  /** Typed text by path that is not yet in the form. */
  typed: Map<string, unknown>;
  type: (name: string, value: unknown) => void;
  /** Writes the typed text to the form. Returns true if there was any. */
  rest: () => boolean;
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

/** Debounce of typed text: longer than the pause between two keys at 60 words per minute, which is 200 ms. */
const REST_MS = 300;
/**
 * Events before which all typed text is written to the form. `mousedown` precedes `click`: a render within the click
 * handler would otherwise discard the change.
 */
const LAST_MOMENTS = ['submit', 'mousedown', 'popstate', 'visibilitychange', 'pagehide', 'beforeunload'];

function getScope(form: ScopedForm): Scope {
  const listeners = new Set<() => void>();
  const typed = new Map<string, unknown>();
  let pause: ReturnType<typeof setTimeout>;
  const scope: Scope = {
    form,
    attempts: form.submitCount,
    refused: undefined,
    typed,
    type: (name, value) => {
      typed.set(name, value);
      clearTimeout(pause);
      pause = setTimeout(scope.rest, REST_MS);
    },
    rest: () => {
      clearTimeout(pause);
      for (const [name, value] of typed) void scope.form.setFieldValue(name, value);
      return typed.size > 0;
    },
    listeners,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return scope;
}

const ScopeContext = /* @__PURE__ */ createContext<Scope | undefined>(undefined);

/**
 * Makes a keystroke render only its own field. Place it once inside `<Formik>`, around the fields of a long form. The
 * children must be elements that are not created by a render function.
 */
export function FormScope({ children }: { children: ReactNode }) {
  const form = useFormikContext<FormikValues>();
  const [scope] = useState(() => getScope(form));
  useEffectBeforePaint(() => {
    scope.form = form;
    for (const [name, value] of scope.typed)
      if (Object.is(getIn(form.values, name), value)) scope.typed.delete(name);
    if (!form.isSubmitting && scope.attempts !== form.submitCount) {
      scope.attempts = form.submitCount;
      scope.refused = form.errors;
    }
    for (const listener of scope.listeners) listener();
  }, [scope, form]);
  useEffect(() => {
    const hand = () => scope.typed.size > 0 && flushSync(scope.rest);
    for (const moment of LAST_MOMENTS) addEventListener(moment, hand, true);
    return () => {
      for (const moment of LAST_MOMENTS) removeEventListener(moment, hand, true);
    };
  }, [scope]);
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}

/**
 * Selects a part of the form in a `FormScope`: `useForm((form) => form.isSubmitting)`. Renders when the part changes by
 * `Object.is`, so `select` must not create objects.
 */
export function useForm<Values extends FormikValues, Part>(
  select: (form: FormikContextType<Values>, scope: Scope) => Part,
): Part {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useForm needs a FormScope');
  const part = () => select(scope.form as unknown as FormikContextType<Values>, scope); // only the app knows the type
  return useSyncExternalStore(scope.subscribe, part, part);
}

/** Selects a part of the form's values, like `useForm`: `useFormValue((values: Fields) => values.country)`. */
export const useFormValue = <Values extends FormikValues, Part>(select: (values: Values) => Part): Part =>
  useForm<Values, Part>(({ values }) => select(values));

/** A field outside a `FormScope` has its own scope. */
export const withFormScope = <Props extends object>(Field: ComponentType<Props>) =>
  function FormikField(props: Props): ReactElement {
    const field = <Field {...props} />;
    return useContext(ScopeContext) ? field : <FormScope>{field}</FormScope>;
  };

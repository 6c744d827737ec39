// Formik renders every consumer at every change. A field in a scope renders only when its own part of the form changes,
// and keeps what is typed until the typing pauses.
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
  /** How many came to an end. */
  attempts: number;
  /** Errors by path: those of the last attempt, and those that a field or group had when it was left since. */
  refused: unknown;
  /** Text by path that is typed but not yet in the form. */
  typed: Map<string, unknown>;
  type: (name: string, value: unknown) => void;
  /** Hands the form what was typed. True if that was anything. */
  rest: () => boolean;
  /** Those who asked, and how one asks. */
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

/** A pause as long as this is none between two keys of the same word. */
const REST_MS = 150;
/**
 * Events before which all typed text is written to the form. `mousedown` precedes `click`: a render within the click
 * handler would otherwise discard the change.
 */
const LAST_MOMENTS = ['submit', 'mousedown', 'popstate', 'visibilitychange', 'pagehide', 'beforeunload'];

function scopeOf(form: ScopedForm): Scope {
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
 * Place it once inside `<Formik>`, around the fields of a long form: a key then renders only its own field, provided that
 * the children are elements and are not created by a render function.
 */
export function FormScope({ children }: { children: ReactNode }) {
  const form = useFormikContext<FormikValues>();
  const [scope] = useState(() => scopeOf(form));
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
  const part = () => select(scope.form as unknown as FormikContextType<Values>, scope); // whose values they are, only the app knows
  return useSyncExternalStore(scope.subscribe, part, part);
}

/** A part of the form's values: `useFormValue((values: Fields) => values.country)`. As `useForm`. */
export const useFormValue = <Values extends FormikValues, Part>(select: (values: Values) => Part): Part =>
  useForm<Values, Part>(({ values }) => select(values));

/** A field outside a `FormScope` has its own scope. */
export const inScope = <Props extends object>(Field: ComponentType<Props>) =>
  function FormikField(props: Props): ReactElement {
    const field = <Field {...props} />;
    return useContext(ScopeContext) ? field : <FormScope>{field}</FormScope>;
  };

// Formik tells everything under it of every change. Fields in a scope are told of what they asked for, and of nothing else;
// and what is typed into one of them is the field's own until the typing rests.
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
  /** By path: what stands in its field and not yet in the form. */
  typed: Map<string, unknown>;
  type: (name: string, value: unknown) => void;
  /** Hands the form what was typed. True if that was anything. */
  rest: () => boolean;
  /** Those who asked, and how one asks. */
  told: Set<() => void>;
  subscribe: (tell: () => void) => () => void;
}

/** A pause as long as this is none between two keys of the same word. */
const REST_MS = 150;
/**
 * The form has all that was typed before anybody hears of these. A press comes before its click: what a choice draws anew
 * within the click itself would take it back.
 */
const LAST_MOMENTS = ['submit', 'mousedown', 'popstate', 'visibilitychange', 'pagehide', 'beforeunload'];

function scopeOf(form: ScopedForm): Scope {
  const told = new Set<() => void>();
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
    told,
    subscribe: (tell) => {
      told.add(tell);
      return () => told.delete(tell);
    },
  };
  return scope;
}

const ScopeContext = /* @__PURE__ */ createContext<Scope | undefined>(undefined);

/**
 * Stands once inside `<Formik>`, around the fields of a long form: a key then draws the field it is typed into and none of
 * the others, provided that its children are elements and not made anew by a function of the form.
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
    for (const tell of scope.told) tell();
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
 * A part of the form, in a `FormScope`: `useForm((form) => form.isSubmitting)`. Draws anew when that part is another one
 * by `Object.is`, so nothing may be put together in `select`.
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

/** A field that stands in a form without a scope is one by itself. */
export const inScope = <Props extends object>(Field: ComponentType<Props>) =>
  function FormikField(props: Props): ReactElement {
    const field = <Field {...props} />;
    return useContext(ScopeContext) ? field : <FormScope>{field}</FormScope>;
  };

// Connects a field, or several paths shown as one field, to its form.
import { useCallback, useReducer, useRef } from 'react';
import { getIn, setIn } from 'formik';
import { useEffectBeforePaint } from '../behaviour/use-effect-before-paint';
import { useForm, type Scope, type ScopedForm } from './FormScope';

interface NamedField {
  name: string;
  onChange?: ((value: never) => void) | undefined;
}

/**
 * Returns no `error` until blur, or until the form was submitted with the field in it.
 * @param keeps the element holds the typed text, so the field need not render for it
 */
export function useField({ name, onChange }: NamedField, empty: unknown, keeps = false) {
  const [scope, draw] = useScope([name]);
  const value = useForm((form, own) => valueAt(form, own, name));
  const refused = useForm((_, own) => getIn(own.refused, name) as unknown);
  const error = useFieldError(name);
  const change = useCallback(
    (next: never) => {
      if (isTyping() && !onChange) {
        scope.type(name, next);
        if (!keeps) draw();
      } else {
        scope.typed.delete(name);
        void scope.form.setFieldValue(name, next);
        onChange?.(next);
      }
    },
    [scope, draw, name, onChange, keeps],
  );
  const onBlur = useCallback(() => leave(scope, [name]), [scope, name]);
  return { field: { name, onChange: change, onBlur }, value: value ?? empty, error, refused };
}

/**
 * Binds a custom component to several paths of the form, in a `FormScope`:
 * `useFieldParts({ region: 'phone_region', national: 'phone_number' })` returns its value by part, and its handlers.
 */
export function useFieldParts<Value extends object>(paths: Readonly<Record<keyof Value & string, string>>) {
  const parts = Object.keys(paths) as (keyof Value & string)[];
  const names = parts.map((part) => paths[part]);
  const [scope, draw] = useScope(names);
  const before = useRef<unknown[]>([]);
  const values = useForm((form, own) => {
    const now = names.map((name) => valueAt(form, own, name));
    if (now.some((value, index) => !Object.is(value, before.current[index]))) before.current = now;
    return before.current;
  });
  return {
    value: Object.fromEntries(parts.map((part, index) => [part, values[index]])) as Value, // only the app knows the type
    onChange: (next: Value) => {
      if (isTyping()) {
        for (const part of parts) scope.type(paths[part], next[part]);
        draw();
      } else {
        for (const name of names) scope.typed.delete(name);
        void scope.form.setValues((now) =>
          parts.reduce<typeof now>((all, part) => setIn(all, paths[part], next[part]), now),
        );
      }
    },
    onBlur: () => leave(scope, names),
  };
}

/** Returns the error of a path, in a `FormScope`: undefined until blur or submit. */
export function useFieldError(name: string): unknown {
  return useForm(({ errors, touched }, { refused }) =>
    getIn(refused, name) || getIn(touched, name) ? (getIn(errors, name) as unknown) : undefined,
  );
}

/** Returns the scope and a function that re-renders the component. */
function useScope(names: readonly string[]) {
  const scope = useForm((_, own) => own);
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const path = names.join();
  // Formik marks every field with a value as touched on submit, even one that was not on the page.
  useEffectBeforePaint(() => {
    if (scope.refused)
      for (const name of path.split(',')) void scope.form.setFieldTouched(name, false, false);
  }, [scope, path]);
  return [scope, draw] as const;
}

/** The typed text of a path, else the form's value. */
const valueAt = ({ values }: ScopedForm, { typed }: Scope, name: string): unknown =>
  typed.has(name) ? typed.get(name) : getIn(values, name);

/** False for choices and autofill, whose values go to the form at once. */
const isTyping = () => globalThis.event instanceof InputEvent;

function leave(scope: Scope, names: readonly string[]): void {
  const touch = (name: string) =>
    scope.form.setFieldTouched(name).then((errors) => {
      scope.refused = setIn(scope.refused ?? {}, name, getIn(errors ?? scope.form.errors, name));
      for (const listener of scope.listeners) listener();
    });
  scope.rest();
  // Validates the value at blur: the form has it only after the next render.
  queueMicrotask(() => names.forEach((name) => void touch(name)));
}

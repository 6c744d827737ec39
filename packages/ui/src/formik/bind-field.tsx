// One binder for every field: value, change, blur and error of a component come from the form, by the field's name.
import { memo, useCallback, useReducer, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { getIn, setIn } from 'formik';
import { useEffectBeforePaint } from '../behaviour';
import { firstMessage } from './first-message';
import { inScope, useForm } from './FormScope';

/** What a component of this package needs to be bindable: it speaks in values, not in events. */
interface Bindable {
  name?: string;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: (value: never) => void;
  onBlur?: (event: never) => void;
  error?: ReactNode;
}

/** A composite that shows the errors of its parts at the parts. */
interface BindableParts extends Bindable {
  errors?: unknown;
}

type Bound<Props extends BindableParts> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'errors' | 'ref'
> & {
  /** The path in the form's values: `email`, `signers.0.first_name`, `signers[0].first_name`. */
  name: string;
  /** Told after the form has the value. */
  onChange?: (value: Parameters<NonNullable<Props['onChange']>>[0]) => void;
};

type BoundField<Props extends BindableParts> = (props: Bound<Props>) => ReactElement;

/**
 * `empty` stands in for a value that the form does not have yet. The error is shown once the field was left or the form
 * was sent; of an object of errors the first sentence is taken. A key in one field draws no other.
 */
export const bindField: <Props extends Bindable>(
  Component: ComponentType<Props>,
  empty: Props['value'],
) => BoundField<Props> = binder((error) => ({ error: firstMessage(error) }));

/**
 * For a component with an `errors` prop: a sentence goes to the whole, an object of them to its parts. A part that the
 * group asks for since it was refused shows nothing yet.
 */
export const bindParts: <Props extends BindableParts>(
  Component: ComponentType<Props>,
  empty: Props['value'],
) => BoundField<Props> = binder((error, refused) =>
  typeof error === 'string'
    ? { error }
    : { errors: Object.fromEntries(Object.entries(error ?? {}).filter(([part]) => getIn(refused, part))) },
);

/** @param shown the props that show what is wrong */
function binder(shown: (error: unknown, refused: unknown) => Pick<BindableParts, 'error' | 'errors'>) {
  return <Props extends BindableParts>(Component: ComponentType<Props>, empty: Props['value']) => {
    const Steady = memo(Component) as unknown as ComponentType<Props>; // `memo` says less of what it takes than it takes
    return inScope(function FormikField(props: Bound<Props>) {
      const { field, error, refused } = useField(props, empty);
      const all = { ...props, ...field, ...shown(error, refused) } as unknown as Props; // the props taken out above are put back by name
      return <Steady {...all} />;
    });
  };
}

interface NamedField {
  name: string;
  onChange?: (value: never) => void;
}

/** What a field gets from the form. `error` is kept back until the field was left or the form was sent with the field in it. */
export function useField({ name, onChange }: NamedField, empty: unknown) {
  const scope = useForm((_, own) => own);
  const { setFieldValue, setFieldTouched } = scope.form;
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const value = useForm(({ values }, { typed }) =>
    typed.has(name) ? typed.get(name) : (getIn(values, name) as unknown),
  );
  const refused = useForm((_, own) => getIn(own.refused, name) as unknown);
  const error = useFieldError(name);
  const change = useCallback(
    (next: never) => {
      if (isTyping() && !onChange) {
        scope.type(name, next);
        draw();
      } else {
        scope.typed.delete(name);
        void setFieldValue(name, next);
        onChange?.(next);
      }
    },
    [scope, setFieldValue, name, onChange],
  );
  const leave = useCallback(() => {
    const touch = () =>
      setFieldTouched(name).then((errors) => {
        scope.refused = setIn(scope.refused ?? {}, name, getIn(errors ?? scope.form.errors, name));
        for (const tell of scope.told) tell();
      });
    // What is judged is what was left.
    if (scope.rest()) queueMicrotask(() => void touch());
    else void touch();
  }, [scope, setFieldTouched, name]);
  // Formik holds every field that has a value for touched once the form was sent, also one that was not on the page.
  useEffectBeforePaint(() => {
    if (scope.refused) void setFieldTouched(name, false, false);
  }, [scope, setFieldTouched, name]);
  return { field: { name, value: value ?? empty, onChange: change, onBlur: leave }, error, refused };
}

/** A choice, or what the browser fills in, is in the form at once. */
const isTyping = () => globalThis.event instanceof InputEvent;

/** What is wrong at a path, in a `FormScope`: nothing until the field was left or the form was sent. */
export function useFieldError(name: string): unknown {
  return useForm(({ errors, touched }, { refused }) =>
    getIn(refused, name) || getIn(touched, name) ? (getIn(errors, name) as unknown) : undefined,
  );
}

// Binds a component to the form by the field's name: value, change, blur and error.
import { memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { getIn } from 'formik';
import { withFormScope } from './FormScope';
import { useField } from './use-field';

/** The props that a bindable component needs: `onChange` takes a value, not an event. */
interface Bindable {
  name?: string | undefined;
  value?: unknown | undefined;
  defaultValue?: unknown | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((value: never) => void) | undefined;
  onBlur?: ((event: never) => void) | undefined;
  error?: ReactNode | undefined;
}

/** A group that shows the errors of its parts beside the parts. */
interface BindableParts extends Bindable {
  errors?: unknown | undefined;
}

type Bound<Props extends BindableParts> = Omit<
  Props,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'onBlur'
  | 'error'
  | 'errors'
  | 'ref'
> & {
  /** The path in the form's values: `email`, `signers.0.first_name`, `signers[0].first_name`. */
  name: string;
  /** Called after the form value is set. */
  onChange?: ((value: Parameters<NonNullable<Props['onChange']>>[0]) => void) | undefined;
};

type BoundField<Props extends BindableParts> = (props: Bound<Props>) => ReactElement;

/**
 * Binds a component to Formik by `name`. `empty` is the value while the form has none. The error appears after blur or
 * submit; of nested errors the first message is shown. A keystroke renders no other field.
 */
export const bindField: <Props extends Bindable>(
  Component: ComponentType<Props>,
  empty: Props['value'],
) => BoundField<Props> = binder((error) => ({ error: firstMessage(error) }));

/**
 * For a component with an `errors` prop: a string is the error of the group, an object those of its parts. A part that
 * appeared after the last validation shows no error yet.
 */
export const bindParts: <Props extends BindableParts>(
  Component: ComponentType<Props>,
  empty: Props['value'],
) => BoundField<Props> = binder((error, refused) =>
  typeof error === 'string'
    ? { error }
    : { errors: Object.fromEntries(Object.entries(error ?? {}).filter(([part]) => getIn(refused, part))) },
);

/**
 * For a component whose element holds the text while it has no `value`, and which replaces the text when `defaultValue`
 * changes. A keystroke then renders nothing, unless the field has its own `onChange`.
 */
export const bindText: <Props extends Bindable>(
  Component: ComponentType<Props>,
  empty: Props['value'],
) => BoundField<Props> = binder((error) => ({ error: firstMessage(error) }), 'defaultValue');

/** For a component with a `checked` prop. */
export const bindChecked: <Props extends Bindable>(
  Component: ComponentType<Props>,
  empty: Props['checked'],
) => BoundField<Props> = binder((error) => ({ error: firstMessage(error) }), 'checked');

/**
 * @param shown returns the error props
 * @param prop takes the value; with `defaultValue` the component holds the typed text
 */
function binder(
  shown: (error: unknown, refused: unknown) => Pick<BindableParts, 'error' | 'errors'>,
  prop: 'value' | 'defaultValue' | 'checked' = 'value',
) {
  return <Props extends BindableParts>(Component: ComponentType<Props>, empty: unknown) => {
    const Steady = memo(Component) as unknown as ComponentType<Props>; // the type of `memo` is too narrow
    return withFormScope(function FormikField(props: Bound<Props>) {
      const uncontrolled = prop === 'defaultValue' && !props.onChange;
      const { field, value, error, refused } = useField(props, empty, uncontrolled);
      const bound = { [prop === 'defaultValue' && !uncontrolled ? 'value' : prop]: value };
      const all = { ...props, ...field, ...bound, ...shown(error, refused) } as unknown as Props; // has all props again
      return <Steady {...all} />;
    });
  };
}

/** Returns a string error as it is, or the first message of nested errors (`{ national: '…' }`, `[undefined, '…']`). */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const inner of Object.values(error)) {
    const message = firstMessage(inner);
    if (message) return message;
  }
  return undefined;
}

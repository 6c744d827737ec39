// One binder for every field: value, change, blur and error of a component come from the form, by the field's name.
import { memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { getIn } from 'formik';
import { inScope } from './FormScope';
import { useField } from './use-field';

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
  /** Called after the form has the value. */
  onChange?: (value: Parameters<NonNullable<Props['onChange']>>[0]) => void;
};

type BoundField<Props extends BindableParts> = (props: Bound<Props>) => ReactElement;

/**
 * Binds a component to Formik by `name`. `empty` is the value while the form has none. The error appears after the field
 * was left or the form was sent; of nested errors the first message is shown. A key renders no other field.
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

/**
 * For a component that leaves its text to the element as long as it has no `value`, and takes another `defaultValue` for
 * another text. A key then draws nothing, unless the field has an `onChange` of its own.
 */
export const bindText: <Props extends Bindable>(
  Component: ComponentType<Props>,
  empty: Props['value'],
) => BoundField<Props> = binder((error) => ({ error: firstMessage(error) }), true);

/**
 * @param shown the props that show what is wrong
 * @param keeps the component keeps what is typed into it
 */
function binder(
  shown: (error: unknown, refused: unknown) => Pick<BindableParts, 'error' | 'errors'>,
  keeps = false,
) {
  return <Props extends BindableParts>(Component: ComponentType<Props>, empty: Props['value']) => {
    const Steady = memo(Component) as unknown as ComponentType<Props>; // `memo` says less of what it takes than it takes
    return inScope(function FormikField(props: Bound<Props>) {
      const kept = keeps && !props.onChange;
      const { field, value, error, refused } = useField(props, empty, kept);
      const held = kept ? { defaultValue: value } : { value };
      const all = { ...props, ...field, ...held, ...shown(error, refused) } as unknown as Props; // the props taken out above are put back by name
      return <Steady {...all} />;
    });
  };
}

/** A sentence as it is; of nested errors (`{ national: '…' }`, `[undefined, '…']`) the first sentence; else nothing. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const inner of Object.values(error)) {
    const message = firstMessage(inner);
    if (message) return message;
  }
  return undefined;
}

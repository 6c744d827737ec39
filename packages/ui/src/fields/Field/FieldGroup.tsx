// The field frame for several controls that answer one question: a fieldset with a legend.
import { forwardRef, useId, type FieldsetHTMLAttributes, type FocusEvent, type ReactNode } from 'react';
import { describedBy, FieldError, type FieldFrameProps } from './Field';
import { FieldLabel } from './FieldLabel';
import { Hint } from './Field.styles';
import { Fieldset } from './FieldGroup.styles';

export interface FieldGroupProps
  extends FieldFrameProps, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldFrameProps> {
  /** The component name on the root; default `FieldGroup`. */
  'data-quoin'?: string | undefined;
  /** Shows a large legend, for a section of a form. */
  heading?: boolean | undefined;
  /** Content. */
  children?: ReactNode | undefined;
}

/** Forwards the ref and other attributes to the `<fieldset>`. `onBlur` fires when the focus leaves the whole group. */
export const FieldGroup = forwardRef<HTMLFieldSetElement, FieldGroupProps>(function FieldGroup(
  {
    label,
    hint,
    error,
    required,
    optional,
    disabled,
    id,
    labelHidden,
    heading,
    onBlur,
    children,
    'aria-describedby': description,
    ...rest
  },
  ref,
) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  const requested = rest.role === 'radiogroup' && {
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? true : rest['aria-invalid'],
  };
  return (
    <Fieldset
      ref={ref}
      data-quoin="FieldGroup"
      data-invalid={error ? '' : undefined}
      data-heading={heading ? '' : undefined}
      {...rest}
      {...requested}
      id={groupId}
      disabled={disabled}
      aria-describedby={describedBy(groupId, { hint, error, 'aria-describedby': description })}
      onBlur={leave}
    >
      <FieldLabel as="legend" {...{ label, required, optional, labelHidden }} />
      {hint && (
        <Hint data-part="hint" id={`${groupId}-hint`}>
          {hint}
        </Hint>
      )}
      {children}
      <FieldError id={`${groupId}-error`} error={error} />
    </Fieldset>
  );
});

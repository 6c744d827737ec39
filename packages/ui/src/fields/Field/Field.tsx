// The frame that every field shares: label, hint, error, and the attributes that tie them to the control.
import { memo, useId, type ReactNode } from 'react';
import { CircleAlertIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { FieldLabel } from './FieldLabel';
import { ErrorText, Hint, View } from './Field.styles';

export interface FieldFrameProps {
  label: ReactNode;
  /** One sentence below the label that helps to answer. */
  hint?: ReactNode;
  /** What is wrong and what to do. Announced politely; the control becomes `aria-invalid`. */
  error?: ReactNode;
  /** Marks the label and sets `aria-required`. Validation is the form's responsibility. */
  required?: boolean;
  /** Writes "optional" beside the label, for forms where most fields are required. */
  optional?: boolean;
  disabled?: boolean;
  name?: string;
  id?: string;
  /** The label is read out only: for fields in rows whose heading says it. */
  labelHidden?: boolean;
}

/** Spread on the one control of the field. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldFrameProps {
  /** The component's name on the root; default `Field`. */
  'data-quoin'?: string;
  children: (control: FieldControl) => ReactNode;
}

/** For a control of one's own: `<Field label="…">{(control) => <input {...control} />}</Field>`. */
export function Field({ 'data-quoin': quoin = 'Field', children, ...frame }: FieldProps) {
  const { hint, error, required, disabled, name } = frame;
  const ownId = useId();
  const id = frame.id ?? ownId;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <View data-quoin={quoin} data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <FieldLabel as="label" htmlFor={id} {...frame} />
      {hint && (
        <Hint data-part="hint" id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
      {children({
        id,
        name,
        disabled,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </View>
  );
}

interface FieldErrorProps {
  id: string;
  error: ReactNode;
}

/** Present before there is an error, because a live region inserted together with its text is not announced. */
export const FieldError = /* @__PURE__ */ memo(function FieldError({ id, error }: FieldErrorProps) {
  return (
    <ErrorText data-part="error" id={id} aria-live="polite">
      {error && (
        <>
          <Icon of={CircleAlertIcon} size="small" />
          <span>{error}</span>
        </>
      )}
    </ErrorText>
  );
});

/** Takes the frame's props out of a component's props. */
export function splitFrame<Props extends FieldFrameProps>(props: Props) {
  const { label, hint, error, required, optional, disabled, name, id, labelHidden, ...rest } = props;
  const frame: FieldFrameProps = {
    label,
    hint,
    error,
    required,
    optional,
    disabled,
    name,
    id,
    labelHidden,
  };
  return [frame, rest] as const;
}

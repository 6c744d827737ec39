import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Hint, Row, Track, Words } from './Switch.styles';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange' | 'type' | 'role'
> {
  /** Visible label, and the accessible name. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Controlled value; pass `onChange` with it. */
  value?: boolean;
  /** Initial value of an uncontrolled component. */
  defaultValue?: boolean;
  /** Called with the new value when the user changes it. */
  onChange?: (value: boolean) => void;
}

/** On or off, at once: no form to save. Ref and other attributes reach the `<input>`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, value, defaultValue = false, onChange, ...rest },
  ref,
) {
  const [on, setOn] = useControllable({ value, defaultValue, onChange });
  warnOfFixedValue('Switch', value, rest.disabled || onChange, 'turned');
  const id = useId();
  return (
    <Row data-quoin="Switch">
      <Words data-part="label">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <Hint data-part="hint" id={`${id}-hint`}>
            {hint}
          </Hint>
        )}
      </Words>
      <Track
        ref={ref}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
    </Row>
  );
});

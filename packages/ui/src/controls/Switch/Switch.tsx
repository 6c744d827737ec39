import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import type { CheckedProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { describedBy } from '../../fields/Field/Field';
import { Hint } from '../tick-box';
import { Row, Track, Words } from './Switch.styles';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, keyof CheckedProps | 'type' | 'role'>, CheckedProps {
  /** Visible label, and the accessible name. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: ReactNode | undefined;
}

/** A setting that takes effect at once, without a form. Forwards the ref and other attributes to the `<input>`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, checked, defaultChecked, onChange, ...rest },
  ref,
) {
  const [on, setOn, input] = useFieldValue({
    value: checked,
    defaultValue: defaultChecked,
    empty: false,
    onChange,
    ref,
  });
  warnAboutFixedValue('Switch', checked, rest.disabled || onChange, 'turned', 'defaultChecked');
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
        ref={input}
        aria-labelledby={`${id}-label`}
        {...rest}
        aria-describedby={describedBy(id, { hint, 'aria-describedby': rest['aria-describedby'] })}
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
    </Row>
  );
});

import { forwardRef, useId, type InputHTMLAttributes } from 'react';
import type { CheckedProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { describedBy, FieldError, splitFrame, type FieldFrameProps } from '../../fields/Field/Field';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Hint } from '../tick-box';
import { Below, Mark, Row, View, Words } from './Checkbox.styles';

export interface CheckboxProps
  extends
    Omit<FieldFrameProps, 'optional' | 'labelHidden'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrameProps | keyof CheckedProps | 'type'>,
    CheckedProps {}

/** A single checkbox with its label. Forwards the ref and other attributes to the `<input>`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const [frame, { checked, defaultChecked, onChange, ...rest }] = splitFrame(props);
  const [ticked, setTicked, input] = useFieldValue({
    value: checked,
    defaultValue: defaultChecked,
    empty: false,
    onChange,
    ref,
  });
  warnAboutFixedValue('Checkbox', checked, frame.disabled || onChange, 'ticked', 'defaultChecked');
  const ownId = useId();
  const id = frame.id ?? ownId;
  return (
    <View data-quoin="Checkbox" data-invalid={frame.error ? '' : undefined}>
      <Row htmlFor={id}>
        <Mark
          ref={input}
          {...rest}
          type="checkbox"
          id={id}
          name={frame.name}
          disabled={frame.disabled}
          aria-required={frame.required || undefined}
          aria-invalid={frame.error ? true : frame['aria-invalid']}
          aria-describedby={describedBy(id, frame)}
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
        />
        <Words data-part="label">
          {frame.label}
          {frame.required && (
            <span data-part="required" aria-hidden>
              {'\u00a0*'}
            </span>
          )}
        </Words>
      </Row>
      <Below>
        {frame.hint && (
          <Hint data-part="hint" id={`${id}-hint`}>
            {frame.hint}
          </Hint>
        )}
        <FieldError id={`${id}-error`} error={frame.error} />
      </Below>
    </View>
  );
});

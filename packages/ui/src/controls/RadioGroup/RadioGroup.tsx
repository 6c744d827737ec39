import { forwardRef, useId, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { FieldGroup } from '../../fields/Field/FieldGroup';
import type { FieldFrameProps } from '../../fields/Field/Field';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Hint, List, Mark, Row, Words } from './RadioGroup.styles';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    FieldFrameProps,
    Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldFrameProps | 'onChange' | 'defaultValue' | 'children'
    > {
  /** Options in display order. */
  options: readonly RadioOption[];
  /** `''` while nothing is chosen. */
  value?: string;
  /** Initial value of an uncontrolled component. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** `cards` for choices that need a sentence each, `row` for two or three short ones. */
  appearance?: 'list' | 'row' | 'cards';
}

/** One of a few. Ref and other attributes reach the `<fieldset>`. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { options, value, defaultValue = '', onChange, appearance = 'list', name, ...rest },
  ref,
) {
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange });
  const ownName = useId();
  warnOfFixedValue('RadioGroup', value, rest.disabled || onChange, 'chosen');
  return (
    <FieldGroup ref={ref} data-quoin="RadioGroup" role="radiogroup" {...rest}>
      <List data-appearance={appearance}>
        {options.map((option) => (
          <Row key={option.value} data-part="option">
            <Mark
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === chosen}
              onChange={() => setChosen(option.value)}
            />
            <Words>
              {option.label}
              {option.hint && <Hint>{option.hint}</Hint>}
            </Words>
          </Row>
        ))}
      </List>
    </FieldGroup>
  );
});

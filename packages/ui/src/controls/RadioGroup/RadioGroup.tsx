import { forwardRef, useId, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { FieldGroup } from '../../fields/Field/FieldGroup';
import type { FieldFrameProps, GroupRest } from '../../fields/Field/Field';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Hint } from '../tick-box';
import { List, Mark, Row, Words } from './RadioGroup.styles';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldFrameProps, GroupRest, ValueProps<string> {
  /** Options in display order. */
  options: readonly RadioOption[];
  /** `''` while nothing is chosen. */
  value?: string | undefined;
  /** `cards` for options that need a sentence each, `row` for two or three short ones, `segmented` for two to five. */
  appearance?: 'list' | 'row' | 'cards' | 'segmented' | undefined;
}

/** A choice of one among a few options. Forwards the ref and other attributes to the `<fieldset>`. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { options, value, defaultValue, onChange, appearance = 'list', name, ...rest },
  ref,
) {
  const [chosen, setChosen, group] = useFieldValue({ value, defaultValue, empty: '', onChange, ref });
  const ownName = useId();
  warnAboutFixedValue('RadioGroup', value, rest.disabled || onChange, 'chosen');
  return (
    <FieldGroup ref={group} data-quoin="RadioGroup" role="radiogroup" {...rest}>
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

import { type SelectHTMLAttributes } from 'react';
import { steady } from '../../behaviour/steady';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { Field, splitFrame, type FieldFrameProps } from '../../fields/Field/Field';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Select as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { Choice, ChoiceBox } from '../choice.styles';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends
    FieldFrameProps,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children'
    >,
    ValueProps<string> {
  /** Options in display order. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Text of the empty option, whose value is `''`. Default "Choose". `null` removes the empty option. */
  placeholder?: string | null | undefined;
}

/** A native select. Forwards the ref and other attributes to the `<select>`. */
export const Select = /* @__PURE__ */ steady<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const [frame, { options, placeholder, value, defaultValue, onChange, ...rest }] = splitFrame(props);
  const [chosen, setChosen, select] = useFieldValue({ value, defaultValue, empty: '', onChange, ref });
  const text = useMessages('Select', english);
  warnAboutFixedValue('Select', value, frame.disabled || onChange, 'chosen');
  return (
    <Field data-quoin="Select" {...frame}>
      {(control) => (
        <ChoiceBox>
          <Choice
            as="select"
            ref={select}
            data-empty={chosen === '' ? '' : undefined}
            {...rest}
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {placeholder !== null && <option value="">{placeholder ?? text.choose}</option>}
            {options.map((row) =>
              'options' in row ? <Group key={row.label} {...row} /> : <Option key={row.value} {...row} />,
            )}
          </Choice>
          <Icon of={ChevronDownIcon} />
        </ChoiceBox>
      )}
    </Field>
  );
});

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);

const Group = ({ label, options }: SelectGroup) => (
  <optgroup label={label}>
    {options.map((option) => (
      <Option key={option.value} {...option} />
    ))}
  </optgroup>
);

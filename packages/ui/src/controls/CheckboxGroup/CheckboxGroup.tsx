import { forwardRef, Fragment, useState, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { FieldGroup } from '../../fields/Field/FieldGroup';
import type { FieldFrameProps, GroupRest } from '../../fields/Field/Field';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { CheckboxGroup as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { Checkbox } from '../Checkbox/Checkbox';
import { List, Or } from './CheckboxGroup.styles';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
  /** For "None of these": ticking it unticks the others, and ticking another unticks it. */
  exclusive?: boolean | undefined;
}

export interface CheckboxGroupProps
  extends FieldFrameProps, GroupRest, ValueProps<readonly string[], string[]> {
  /** Options in display order. */
  options: readonly CheckboxOption[];
  /** The ticked values, in the order of `options`. */
  value?: readonly string[] | undefined;
  /** `row` for two or three short options. */
  appearance?: 'list' | 'row' | undefined;
}

/** A choice of any number of options. Forwards the ref and other attributes to the `<fieldset>`. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(
  { options, value, defaultValue, onChange, appearance = 'list', name, ...rest },
  ref,
) {
  const text = useMessages('CheckboxGroup', english);
  const [ticked, setTicked, group] = useFieldValue<readonly string[], HTMLFieldSetElement>({
    value,
    defaultValue,
    empty: [],
    onChange: (next) => onChange?.([...next]),
    ref,
  });
  const [cleared, setCleared] = useState(0);
  warnAboutFixedValue('CheckboxGroup', value, onChange, 'ticked');

  const tick = (pressed: string, on: boolean) => {
    const next = tickedAfter(options, ticked, pressed, on);
    setCleared(ticked.filter((each) => each !== pressed && !next.includes(each)).length);
    setTicked(next);
  };

  return (
    <FieldGroup ref={group} data-quoin="CheckboxGroup" {...rest}>
      <List data-appearance={appearance}>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {option.exclusive && index > 0 && <Or data-part="or">{text.or}</Or>}
            <Checkbox
              label={option.label}
              hint={option.hint}
              disabled={option.disabled}
              name={name && `${name}.${option.value}`}
              checked={ticked.includes(option.value)}
              onChange={(on) => tick(option.value, on)}
            />
          </Fragment>
        ))}
      </List>
      <VisuallyHidden role="status">{cleared > 0 && text.cleared(cleared)}</VisuallyHidden>
    </FieldGroup>
  );
});

/** Returns the ticked values in the order of the options; drops values that are not an option. */
function tickedAfter(
  options: readonly CheckboxOption[],
  ticked: readonly string[],
  pressed: string,
  on: boolean,
): string[] {
  const alone = options.some(({ value, exclusive }) => value === pressed && exclusive);
  return options
    .filter(({ value, exclusive }) => {
      if (value === pressed) return on;
      return ticked.includes(value) && !(on && (alone || exclusive));
    })
    .map(({ value }) => value);
}

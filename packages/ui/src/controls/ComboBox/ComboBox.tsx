import type { ReactNode } from 'react';
import { steady } from '../../behaviour/steady';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../../fields/Field/Field';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { ComboBox as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { Choice, ChoiceBox } from '../choice.styles';
import type { ComboBoxRow } from './matching-options';
import { NO_WRITING_AIDS, useComboBoxInput } from './use-combo-box-input';

export interface ComboBoxProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** Options, or groups of them. Pass the same array on every render: filtering caches by it. */
  options: readonly ComboBoxRow[];
  /** The value of the chosen option; `''` while nothing is chosen. */
  value?: string | undefined;
  /** Whether emptying the text clears the choice. Default true; false if an option is always chosen. */
  clearable?: boolean | undefined;
  /** The error for text that matches no option, shown on blur. */
  unlistedError?: ReactNode | undefined;
  /** The component name on the root, for a component that wraps this one; default `ComboBox`. */
  'data-quoin'?: string | undefined;
}

/**
 * A choice of one option among many, found by typing. The full name or a keyword of one option chooses it; text that
 * matches none clears the value and is an error on blur. A form submits the value under `name`.
 * Forwards the ref and other attributes to the text `<input>`.
 */
export const ComboBox = /* @__PURE__ */ steady<HTMLInputElement, ComboBoxProps>(
  function ComboBox(props, ref) {
    const [frame, settings] = splitFrame(props);
    const {
      options,
      value,
      defaultValue,
      onChange,
      clearable = true,
      unlistedError,
      'data-quoin': quoin = 'ComboBox',
      ...rest
    } = settings;
    const text = useMessages('ComboBox', english);
    const [chosen, setChosen, control] = useFieldValue({
      ...{ value, defaultValue, empty: '', onChange, ref },
      onReset: () => close(),
    });
    warnAboutFixedValue(quoin, value, onChange, 'chosen');
    const { input, below, open, unlisted, close } = useComboBoxInput({
      ...{ quoin, chosen, clearable, ref: control },
      locked: frame.disabled || rest.readOnly,
      rows: options,
      onChoose: setChosen,
      label: frame.label,
      attributes: rest,
    });
    const error = unlisted && (!open || frame.error) ? (unlistedError ?? text.unlisted) : frame.error;

    return (
      <Field data-quoin={quoin} {...frame} error={error}>
        {({ name, ...attributes }) => (
          <ChoiceBox>
            <Choice {...NO_WRITING_AIDS} {...rest} {...attributes} {...input} />
            <Icon of={ChevronDownIcon} />
            {name && <input type="hidden" name={name} value={chosen} disabled={attributes.disabled} />}
            {below}
          </ChoiceBox>
        )}
      </Field>
    );
  },
);

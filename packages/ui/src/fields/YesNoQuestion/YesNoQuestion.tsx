import { forwardRef } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { RadioGroup, type RadioGroupProps } from '../../controls/RadioGroup/RadioGroup';
import { YesNoQuestion as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';

export interface YesNoQuestionProps
  extends
    Omit<RadioGroupProps, 'options' | 'value' | 'defaultValue' | 'onChange' | 'appearance'>,
    ValueProps<boolean | null, boolean> {
  /** `null` while unanswered; there is no default answer. */
  value?: boolean | null | undefined;
}

/** A yes/no question without a preselected answer. Forwards the ref and other attributes to the `<fieldset>`. */
export const YesNoQuestion = forwardRef<HTMLFieldSetElement, YesNoQuestionProps>(function YesNoQuestion(
  { value, defaultValue, onChange, ...rest },
  ref,
) {
  const text = useMessages('YesNoQuestion', english);
  warnAboutFixedValue('YesNoQuestion', value, onChange);
  const [answer, setAnswer, group] = useFieldValue<boolean | null, HTMLFieldSetElement>({
    value,
    defaultValue,
    empty: null,
    onChange: (next) => next !== null && onChange?.(next),
    ref,
  });
  return (
    <RadioGroup
      ref={group}
      {...rest}
      appearance="row"
      options={[
        { value: 'yes', label: text.yes },
        { value: 'no', label: text.no },
      ]}
      value={answer === null ? '' : answer ? 'yes' : 'no'}
      onChange={(next) => setAnswer(next === 'yes')}
    />
  );
});

// The label above a control: a star for required, the word "optional" for optional.
import { memo } from 'react';
import { Field as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { View as Hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.styles';
import type { FieldFrameProps } from './Field';
import { Label, Mark } from './Field.styles';

interface FieldLabelProps extends Pick<FieldFrameProps, 'label' | 'required' | 'optional' | 'labelHidden'> {
  as: 'label' | 'legend';
  htmlFor?: string | undefined;
}

/** Memoised, so that keystrokes in the field do not re-render it. */
export const FieldLabel = /* @__PURE__ */ memo(function FieldLabel({
  as,
  htmlFor,
  label,
  required,
  optional,
  labelHidden,
}: FieldLabelProps) {
  const text = useMessages('Field', english);
  const View = labelHidden ? Hidden : Label;
  return (
    <View as={as} htmlFor={htmlFor} data-part="label">
      {label}
      {required && (
        <Mark data-part="required" aria-hidden>
          {'\u00a0*'}
        </Mark>
      )}
      {/* A group has no aria-required, so its legend contains the text. */}
      {required && as === 'legend' && <Hidden>{text.required}</Hidden>}
      {optional && !required && <Mark data-part="optional">{text.optional}</Mark>}
    </View>
  );
});

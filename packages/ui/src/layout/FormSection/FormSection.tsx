import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { Disclosure } from '../../flow/Disclosure/Disclosure';
import { Heading } from '../../foundations/Heading/Heading';
import { View } from './FormSection.styles';

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Topic of the fields. */
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode | undefined;
  /** Explanation that the user opens on demand, below the fields. Requires `helpLabel`. */
  help?: ReactNode | undefined;
  /** Text of the control that opens the explanation: "What is a qualified purchaser?". */
  helpLabel?: ReactNode | undefined;
  /** Level of the heading in the document outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** Fields of one topic in a long form, under a heading. Forwards the ref and other attributes to the `<section>`. */
export const FormSection = forwardRef<HTMLElement, FormSectionProps>(function FormSection(
  { title, description, help, helpLabel, level = 3, children, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <View ref={ref} aria-labelledby={titleId} data-quoin="FormSection" {...rest}>
      <header>
        <Heading id={titleId} level={level} size="title">
          {title}
        </Heading>
        {description && <div data-part="description">{description}</div>}
      </header>
      {children}
      {help && <Disclosure summary={helpLabel}>{help}</Disclosure>}
    </View>
  );
});

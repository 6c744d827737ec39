import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/Heading';
import { DisclosureText as english } from '../../messages/en/frame';
import { useMessages } from '../../provider/quoin-context';
import { Section, View } from './DisclosureText.styles';

export interface DisclosureSection {
  /** The anchor: unique on the page and permanent, because letters and contracts link to it. */
  id: string;
  title: string;
  paragraphs: readonly ReactNode[];
}

export interface DisclosureTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Sections in order. */
  sections: readonly DisclosureSection[];
  /** Shows a list of the sections before the text. */
  contents?: boolean | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | undefined;
}

/** Legal text with numbered sections and paragraphs; each section has its own anchor. */
export const DisclosureText = forwardRef<HTMLDivElement, DisclosureTextProps>(function DisclosureText(
  { sections, contents = false, headingLevel = 2, ...rest },
  ref,
) {
  const text = useMessages('DisclosureText', english);
  const contentsId = useId();
  return (
    <View ref={ref} data-quoin="DisclosureText" {...rest}>
      {contents && (
        <nav aria-labelledby={contentsId}>
          <Heading id={contentsId} level={headingLevel} size="lead">
            {text.contents}
          </Heading>
          <ol>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}.</span>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map(({ id, title, paragraphs }, index) => (
        <Section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <div data-part="heading">
            <a href={`#${id}`} aria-label={text.linkTo(`${index + 1}. ${title}`)}>
              {index + 1}.
            </a>
            <Heading id={`${id}-heading`} level={headingLevel} size="title">
              {title}
            </Heading>
          </div>
          {paragraphs.length === 1 ? (
            <p data-part="only">{paragraphs[0]}</p>
          ) : (
            paragraphs.map((paragraph, at) => (
              <p key={at}>
                <span data-part="number">
                  {index + 1}.{at + 1}
                </span>
                <span>{paragraph}</span>
              </p>
            ))
          )}
        </Section>
      ))}
    </View>
  );
});

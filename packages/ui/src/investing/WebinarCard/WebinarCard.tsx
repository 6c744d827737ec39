import { forwardRef, useId, type ReactNode } from 'react';
import { ArrowRightIcon, PlayIcon } from '../../foundations/Icon/icons';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { CardProps } from '../../foundations/Card/Card';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { WebinarCard as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { FactRow } from '../ProductFacts/FactRow';
import { Facts, View } from './WebinarCard.styles';

export interface Webinar {
  title: string;
  speaker: string;
  /** YYYY-MM-DD */
  heldOn: string;
  minutes: number;
  summary: string;
}

export interface WebinarCardProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  /** Webinar to show. */
  webinar: Webinar;
  /** Address of the recording; without it the card has no link. */
  href?: string | undefined;
  /** Shown instead of the link: why there is no recording yet. */
  note?: ReactNode | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** A recorded webinar. If there is a recording, the whole card is a link to it. */
export const WebinarCard = forwardRef<HTMLDivElement, WebinarCardProps>(function WebinarCard(
  { webinar, href, note, headingLevel = 3, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('WebinarCard', english);
  const format = useFormat();
  const nameId = useId();
  return (
    <View ref={ref} forwardedAs="article" aria-labelledby={nameId} data-quoin="WebinarCard" {...rest}>
      <span data-part="play" aria-hidden>
        <Icon of={PlayIcon} size="small" />
      </span>
      <Heading id={nameId} level={headingLevel} size="lead" data-part="name">
        {href === undefined ? webinar.title : renderLink({ href, children: webinar.title })}
      </Heading>
      <Text size="small" tone="secondary">
        {webinar.summary}
      </Text>
      <Facts>
        <FactRow name={text.speaker}>{webinar.speaker}</FactRow>
        <FactRow name={text.heldOn}>{format.date(webinar.heldOn)}</FactRow>
        <FactRow name={text.length}>{text.minutes(webinar.minutes)}</FactRow>
      </Facts>
      {href === undefined ? (
        note && <span data-part="note">{note}</span>
      ) : (
        <span data-part="more" aria-hidden>
          {text.watch}
          <Icon of={ArrowRightIcon} size="small" directional />
        </span>
      )}
    </View>
  );
});

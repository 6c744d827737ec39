import { forwardRef, useId } from 'react';
import { Heading } from '../../foundations/Heading/Heading';
import { Text } from '../../foundations/Text/Text';
import type { CardProps } from '../../foundations/Card/Card';
import { View as StatusMark } from '../StatusMark/StatusMark.styles';
import type { StatusTone } from '../StatusMark/get-tone';
import { View } from './ActionCard.styles';

export interface ActionCardProps extends CardProps {
  /** The requested action; with `name`, the fund, it is the accessible name of the card. */
  title: string;
  name: string;
  level: 2 | 3 | 4;
  tone: StatusTone;
  status: string;
}

/** A card that requires an action: title and status, then facts and buttons. The ref is the `<article>`. */
export const ActionCard = forwardRef<HTMLDivElement, ActionCardProps>(function ActionCard(
  { title, name, level, tone, status, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <View ref={ref} forwardedAs="article" aria-labelledby={id} {...rest}>
      <div data-part="head">
        <div id={id}>
          <Heading level={level} size="title">
            {title}
          </Heading>
          <Text size="small" tone="secondary">
            <bdi>{name}</bdi>
          </Text>
        </div>
        <StatusMark data-tone={tone}>{status}</StatusMark>
      </div>
      {children}
    </View>
  );
});

import { Heading, Text } from '../foundations';
import { StatusMark, type StatusTone } from './StatusMark';

interface ActionCardHeadProps {
  /** Names the card: what it asks for, and of which fund. */
  id: string;
  level: 2 | 3 | 4;
  title: string;
  name: string;
  tone: StatusTone;
  status: string;
}

/** Styled by `actionCard`. */
export function ActionCardHead({ id, level, title, name, tone, status }: ActionCardHeadProps) {
  return (
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
  );
}

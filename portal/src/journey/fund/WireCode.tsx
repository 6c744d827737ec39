import { Heading, Stack, Text } from '@quoin/ui';
import { useText } from '../../i18n';

interface WireCodeProps {
  /** As `K7QM-42XP`. */
  code: string;
  /** Who says it on the phone. */
  contact: string;
}

/** By this the investor knows that the instructions on the screen and the voice on the phone are the operator's. */
export function WireCode({ code, contact }: WireCodeProps) {
  const text = useText();
  return (
    <Stack as="section" gap={2} aria-labelledby="wire-code">
      <Heading id="wire-code" level={3} size="small">
        {text('fund.code')}
      </Heading>
      <Text size="lead" weight="strong">
        {code}
      </Text>
      <Text size="small" tone="secondary" measure>
        {text('fund.code.text', { contact })}
      </Text>
    </Stack>
  );
}

import { Heading, Stack, Text } from '@quoin/ui';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';

interface WireCodeProps {
  /** For example `K7QM-42XP`. */
  code: string;
  /** Person who says the code on the phone. */
  contact: string;
}

/** Proves to the investor that both the instructions and the caller are from the operator. */
export function WireCode({ code, contact }: WireCodeProps) {
  const text = useText();
  return (
    <Stack as="section" gap={2} aria-labelledby="wire-code">
      <Heading id="wire-code" level={4} size="small">
        {text('fund.code')}
      </Heading>
      <Text size="lead" weight="strong">
        {code}
      </Text>
      <Note measure>{text('fund.code.text', { contact })}</Note>
    </Stack>
  );
}

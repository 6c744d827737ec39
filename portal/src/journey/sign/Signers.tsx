// The signers in order, with their status.
import { Card, Heading, Stack, Tag, Text, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';
import { currentSignerNumber, type Envelope } from './envelope';

export function Signers({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const format = useFormat();
  const { signers, signer_name: name } = envelope;
  const current = currentSignerNumber(envelope);
  return (
    <Card as="section" aria-labelledby="signers">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading id="signers" level={2} size="title">
            {text('sign.turn', { place: current, count: signers.length, name })}
          </Heading>
          <Text measure>{text('sign.turn.lead')}</Text>
        </Stack>
        <Stack as="ol" gap={4}>
          {signers.map((signer, at) => (
            // Index in the key: two signers may have the same name.
            <li key={`${at} ${signer.name}`}>
              <Stack direction="horizontal" align="center" gap={2}>
                <Text as="span" weight="strong">
                  {at + 1}. {signer.name}
                </Text>
                {signer.signed_at ? (
                  <Text as="span" tone="secondary">
                    {text('sign.turn.signed_on', { date: format.instant(signer.signed_at) })}
                  </Text>
                ) : (
                  <Tag tone={at + 1 === current ? 'accent' : 'neutral'}>
                    {text(at + 1 === current ? 'sign.turn.now' : 'sign.turn.later')}
                  </Tag>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

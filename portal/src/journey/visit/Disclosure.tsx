import { BRAND } from '@quoin/rules';
import { Heading, Stack, Text, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';

export function Disclosure() {
  const text = useText();
  const format = useFormat();
  const values = { broker: BRAND.operator.broker, date: format.date(BRAND.claims.assetsUnderManagementAsOf) };
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="small">
        {text('visit.home.disclosure')}
      </Heading>
      {([1, 2, 3] as const).map((part) => (
        <Text key={part} size="small" tone="secondary" measure>
          {text(`visit.home.disclosure.${part}`, values)}
        </Text>
      ))}
    </Stack>
  );
}

import { BRAND } from '@quoin/rules';
import { Heading, Stack, useFormat } from '@quoin/ui';
import { Note } from '../../components/Note';
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
        <Note key={part} measure>
          {text(`visit.home.disclosure.${part}`, values)}
        </Note>
      ))}
    </Stack>
  );
}

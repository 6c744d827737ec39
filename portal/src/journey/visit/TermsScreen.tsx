import { Heading, Page, Stack } from '@quoin/ui';
import { useText } from '../../i18n';
import { TermsOfUse } from './TermsOfUse';

export default function TermsScreen() {
  const text = useText();
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Heading level={1}>{text('visit.terms.title')}</Heading>
        <TermsOfUse />
      </Stack>
    </Page>
  );
}

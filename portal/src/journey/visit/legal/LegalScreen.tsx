import { Heading, Page, Stack } from '@quoin/ui';
import { useText, type MessageId } from '../../../i18n';
import type { LegalTextName } from './legal-text';
import { LegalDocument } from './LegalDocument';

/** What every page of a legal text is made of. */
export function LegalScreen({ name, titleId }: { name: LegalTextName; titleId: MessageId }) {
  const text = useText();
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Heading level={1}>{text(titleId)}</Heading>
        <LegalDocument name={name} contents />
      </Stack>
    </Page>
  );
}

import { Heading, Page, Stack } from '@quoin/ui';
import { useText, type MessageId } from '../../i18n';
import type { LegalTextName } from '../../long-texts/legal-text';
import { LegalDocument } from '../../long-texts/LegalDocument';

export const PlanScreen = () => <LegalScreen name="business-continuity" titleId="visit.plan.title" />;
export const ProgramScreen = () => <LegalScreen name="anti-money-laundering" titleId="visit.program.title" />;
export const PrivacyScreen = () => <LegalScreen name="privacy-policy" titleId="visit.privacy.title" />;
export const RiskScreen = () => <LegalScreen name="website-disclosure" titleId="visit.risk.title" />;
export const TermsScreen = () => <LegalScreen name="terms-of-use" titleId="visit.terms.title" />;

function LegalScreen({ name, titleId }: { name: LegalTextName; titleId: MessageId }) {
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

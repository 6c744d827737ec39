import { LegalScreen } from './LegalScreen';

export default function PrivacyScreen() {
  return <LegalScreen name="privacy-policy" titleId="visit.privacy.title" />;
}

import { LegalScreen } from './LegalScreen';

export default function TermsScreen() {
  return <LegalScreen name="terms-of-use" titleId="visit.terms.title" />;
}

import { LegalScreen } from './LegalScreen';

export default function RiskScreen() {
  return <LegalScreen name="website-disclosure" titleId="visit.risk.title" />;
}

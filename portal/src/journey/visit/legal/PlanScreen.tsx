import { LegalScreen } from './LegalScreen';

export default function PlanScreen() {
  return <LegalScreen name="business-continuity" titleId="visit.plan.title" />;
}

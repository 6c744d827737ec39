import { LegalScreen } from './LegalScreen';

export default function ProgramScreen() {
  return <LegalScreen name="anti-money-laundering" titleId="visit.program.title" />;
}

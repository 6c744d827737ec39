import { RedemptionPart } from '../redeem';
import type { Investment } from './investment-on-card';

export const RedemptionsPart = ({ investment }: { investment: Investment }) => (
  <RedemptionPart investmentId={investment.id} investorId={investment.investor.id} />
);

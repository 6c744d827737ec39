import type { SomeJobHandlers } from '../../jobs/jobs';
import { distributionHandlers } from './distribution';
import { redemptionHandlers } from './handlers';
import { sendRedemptionMail } from './redemption-mail';

export { distributionInstruction, distributionSigned } from './distribution';
export { isOfInvestment, loadRedemptionReplies } from './redemption-reply';
export { getHoldingEstimate, isCovered, getLimits } from './redemption-availability';

export const redeemHandlers = { ...redemptionHandlers, ...distributionHandlers };

export const redeemJobs = { 'send-redemption-mail': sendRedemptionMail } satisfies SomeJobHandlers;

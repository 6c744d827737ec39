import { distributionHandlers } from './distribution';
import { redemptionHandlers } from './handlers';

export { redemptionRepliesOf } from './redemption-reply';

export const redeemHandlers = { ...redemptionHandlers, ...distributionHandlers };

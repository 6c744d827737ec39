export { CurrentRedemptions } from './CurrentRedemptions';
export { RedemptionPart } from './RedemptionPart';

export { CurrentRedemptions } from './CurrentRedemptions';
export { PaymentsEntry } from './PaymentsEntry';
export { RedemptionPart } from './RedemptionPart';

export { DistributionChoice, type DistributionChoiceProps } from './DistributionChoice';
export type { DistributionInstruction, ReceivingAccount } from './distribution-instruction';

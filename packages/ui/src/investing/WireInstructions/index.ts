export { WireInstructions, type WireInstructionsProps } from './WireInstructions';
export type { WireAccount } from './WireLines';

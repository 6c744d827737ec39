export { ShowTheMath, type ShowTheMathProps } from './ShowTheMath';
export type { FigureMath, MathResult, MathRow, MathSymbol } from '@quoin/rules';

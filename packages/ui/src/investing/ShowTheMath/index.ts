export { ShowTheMath, type ShowTheMathProps } from './ShowTheMath';
export type { FigureMath, MathResult, MathRow } from './figure-math';
export type { MathSymbol } from './formulas';

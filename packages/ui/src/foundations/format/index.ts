export { figureParts, formatFigure, NO_FIGURE } from './figure-parts';
export type { FigureKind, FigureOptions, FigurePart } from './figure-parts';
export { formatDate, formatInstant } from './dates';
export type { DateLength } from './dates';
export { shownFundName } from './fund-name';
export { useFormat } from './use-format';

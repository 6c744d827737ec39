/** Whole dollars: where typical investments begin, by the specification's constants. */
export const ENTRY_POINT_DOLLARS = 20_000;

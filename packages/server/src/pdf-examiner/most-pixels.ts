/** A phone photo has 12 to 50 million pixels; beyond this an image is made to exhaust memory. */
export const MOST_PIXELS = 80_000_000;

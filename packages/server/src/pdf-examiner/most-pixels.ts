/** A phone photo has 12 to 50 million pixels; a larger image is likely made to exhaust memory. */
export const MOST_PIXELS = 80_000_000;

/** Shares of the width that fits; the steps that the two buttons walk. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export const FIT_WIDTH = 1;

export const zoomedIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;
export const zoomedOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;

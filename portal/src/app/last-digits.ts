/** Of a number that comes masked, what its holder knows it by; the stars before would only be read out one by one. */
export const lastDigits = (masked: string): string => masked.slice(-4);

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as `$50,000.00`; a minus is U+2212. */
export const exactDollars = (amount: number): string => DOLLARS.format(amount / 100).replace('-', '−');

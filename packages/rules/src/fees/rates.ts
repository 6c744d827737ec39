// Rates of a product as decimal fractions: `0.0825` is 8.25 %. A larger number is a percentage in the wrong notation.

/** A fee or a hurdle rate: from 0 to below 1. */
export const isFeeRate = (text: string): boolean => /^0(\.\d{1,8})?$/.test(text);

/** A return per year: from -1, which is a total loss, to below 5. */
export const isReturnRate = (text: string): boolean => /^(-1(\.0{1,8})?|(-?0|[1-4])(\.\d{1,8})?)$/.test(text);

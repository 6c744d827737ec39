// Social Security numbers: three groups, of which the Social Security Administration leaves some out for good.

const SSN = /^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/;

/** True for 123-45-6789; areas 000, 666 and 900-999, group 00 and serial 0000 are never issued (20 CFR 422.103). */
export const isSsn = (text: string): boolean => SSN.test(text);

/** Sets the hyphens into what was typed so far: `12345` is `123-45`. Digits past the ninth are left out. */
export function formatSsn(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

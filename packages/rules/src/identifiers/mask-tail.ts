/**
 * Stars for every letter and digit but the last `keep`; separators stay: `maskTail('123-45-6789', 4)` is `***-**-6789`.
 * A value too short to hide anything is starred whole.
 */
export function maskTail(value: string, keep: number): string {
  const secret = value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  let hidden = secret > keep ? secret - keep : secret;
  return value.replace(/[\p{L}\p{N}]/gu, (sign) => (hidden-- > 0 ? '*' : sign));
}

// Parsers that are independent of @quoin/rules: they decide by the separators, one after the other.

const fold = (text: string) =>
  Array.from(text)
    .map((character) => (/\p{No}/u.test(character) ? character : character.normalize('NFKC')))
    .join('')
    .replace(/\s/g, ' ')
    .replace(/[’‘]/g, "'")
    .trim();

/** Decimal dollars; undefined if ambiguous. */
export function amountIn(text: string): string | undefined {
  const number = fold(text)
    .replace(/^(US ?\$|USD|\$) ?/, '')
    .replace(/ ?(USD|\$)$/, '');
  const pieces = number.split(/([.,' ])/);
  const groups = pieces.filter((_, index) => index % 2 === 0);
  const marks = pieces.filter((_, index) => index % 2 === 1);
  if (!/\d/.test(number) || groups.some((group) => /\D/.test(group))) return undefined;
  const last = groups.at(-1) ?? '';
  const isOnly = (mark: string) => marks.at(-1) === mark && marks.indexOf(mark) === marks.length - 1;
  const hasCents = (isOnly('.') && last.length <= 2) || (isOnly(',') && last.length === 2);
  const whole = hasCents ? groups.slice(0, -1) : groups;
  const between = hasCents ? marks.slice(0, -1) : marks;
  if (new Set(between).size > 1) return undefined;
  if (between.length > 0) {
    const [first = '', ...rest] = whole;
    if (!/^[1-9]\d{0,2}$/.test(first) || rest.some((group) => group.length !== 3)) return undefined;
    if (between[0] === '.' && between.length === 1 && !hasCents) return undefined;
  } else if (hasCents && marks.at(-1) === ',' && whole[0] === '') return undefined;
  const dollars = whole.join('');
  if (dollars.length > 12) return undefined;
  return `${BigInt(dollars || '0')}.${(hasCents ? last : '').padEnd(2, '0')}`;
}

/** Basis points. */
export function percentageIn(text: string): number | undefined {
  const number = fold(text).replace(/ *%$/, '').replace(',', '.');
  if (!/\d/.test(number) || /[^\d.]/.test(number)) return undefined;
  const [whole = '', hundredths = '', ...more] = number.split('.');
  if (more.length > 0 || whole.length > 3 || hundredths.length > 2) return undefined;
  return Number(whole + hundredths.padEnd(2, '0'));
}

export function yearsIn(text: string): number | undefined {
  const number = fold(text).replace(/ *(years|年)$/, '');
  return number.length <= 2 && Array.from(number).every((digit) => '0123456789'.includes(digit)) && number
    ? Number(number)
    : undefined;
}

const withoutSeparators = (text: string) =>
  Array.from(fold(text).toUpperCase()).filter((one) => !' .-'.includes(one));

/** A number of `length` digits with any separators. */
export function digitsIn(text: string, length: number): string | undefined {
  const digits = withoutSeparators(text);
  return digits.length === length && digits.every((one) => one >= '0' && one <= '9')
    ? digits.join('')
    : undefined;
}

export function ssnIn(text: string): string | undefined {
  const digits = digitsIn(text, 9);
  if (!digits) return undefined;
  const [area = '', group = '', serial = ''] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  const isIssued =
    area !== '000' && area !== '666' && Number(area) < 900 && group !== '00' && serial !== '0000';
  return isIssued ? [area, group, serial].join('-') : undefined;
}

export function routingNumberIn(text: string): string | undefined {
  const aba = digitsIn(text, 9);
  if (!aba || Number(aba) === 0) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = Array.from(aba, Number);
  return (3 * (a + d + g) + 7 * (b + e + h) + (c + f + i)) % 10 === 0 ? aba : undefined;
}

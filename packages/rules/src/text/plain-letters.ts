// Latin letters without accents, as in passports and bank files.

/** Letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const toPlainLetter = (letter: string): string => {
  const lower = letter.toLowerCase();
  const plain = PLAIN[lower];
  if (plain === undefined) return letter;
  return letter === lower ? plain : plain.toUpperCase();
};

/** `Łukasz Yıldız` is `Lukasz Yildiz`. Keeps letters of other scripts. */
export const withoutAccents = (text: string): string =>
  Array.from(text.normalize('NFKD'), toPlainLetter).join('').replace(/\p{M}/gu, '');

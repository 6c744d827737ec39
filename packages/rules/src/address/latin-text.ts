// Names and addresses go to banks and transfer agents that read Latin letters only; pinyin, with or without tone marks,
// is Latin. Full-width letters are not.

const LATIN = /^(?:(?![\uff00-\uffef])[\p{Script=Latin}\u0300-\u036f\d .,'’‘"`#&/()+:;_@°ºª–-])*$/u;

/** Latin letters, digits and the punctuation of names and addresses; an empty text too. */
export const isLatinText = (text: string): boolean => LATIN.test(text);

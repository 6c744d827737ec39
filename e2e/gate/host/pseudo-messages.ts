// The English catalogue as a pseudo-locale: ⟦Ñéxť⟧. Text without brackets is in no catalogue.
const GROUPS = import.meta.glob<Record<string, unknown>>('../../../packages/ui/src/messages/en/*.ts', {
  eager: true,
});

const ACCENTED: Record<string, string> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú', y: 'ý' };

const inBrackets = (text: string): string =>
  `⟦${text.replace(/[aceinouy]/g, (letter) => ACCENTED[letter] ?? letter)}⟧`;

function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return inBrackets(words);
  if (typeof words === 'function') return (...values: unknown[]) => pseudo(words(...values));
  if (Array.isArray(words)) return words.map(pseudo);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, pseudo(word)]));
  return words;
}

export const pseudoMessages = Object.assign({}, ...Object.values(GROUPS).map(pseudo));

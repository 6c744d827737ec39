// What a story provokes on purpose. Everything else that the gate finds is to be corrected, not listed.

interface Expected {
  story: string;
  what: RegExp;
  why: string;
}

const EXPECTED: Expected[] = [
  {
    story: 'pdf-pdfreader--not-there',
    what: /no-such-document\.pdf|status of 404/,
    why: 'It shows what a reader sees when the document cannot be fetched; the browser reports the failed request.',
  },
  {
    story: 'foundations-quoinprovider--unknown-language',
    what: /QuoinProvider: has no words in "fr"/,
    why: 'It shows a language without messages in the package, which is logged for developers.',
  },
];

export const isExpected = (id: string, found: string): boolean =>
  EXPECTED.some(({ story, what }) => story === id && what.test(found));

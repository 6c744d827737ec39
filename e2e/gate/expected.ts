// Problems that stories cause on purpose. Fix everything else that the gate finds instead of listing it.

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
    what: /QuoinProvider: cannot use "not a locale"/,
    why: 'It shows a locale that is none, which is logged for developers.',
  },
];

export const isExpected = (id: string, found: string): boolean =>
  EXPECTED.some(({ story, what }) => story === id && what.test(found));

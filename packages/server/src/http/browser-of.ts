import Bowser from 'bowser';

export interface BrowserNames {
  browser: string | null;
  system: string | null;
}

const LONGEST = 1000;

/** What a browser says of itself, in two words: "Chrome", "macOS". For its owner to know it by; it proves nothing. */
export function browserOf(userAgent: string | undefined): BrowserNames {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return { browser: browser.name || null, system: os.name || null };
}

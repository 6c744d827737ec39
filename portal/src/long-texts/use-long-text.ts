import type { Language } from '@quoin/rules';
import { useLocale } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Load<T> = (language: Language) => Promise<T>;

interface LongText<T> {
  /** Undefined until it has come. */
  text: T | undefined;
  /** The text failed to load. A browser does not request a failed script again until the page reloads. */
  failed: boolean;
}

/** What has come already is there at once. */
const arrived = new WeakMap<Load<unknown>, Map<Language, unknown>>();

export async function fetchLongText<T>(load: Load<T>, language: Language): Promise<T> {
  const text = await load(language);
  arrived.set(load, new Map(arrived.get(load)).set(language, text));
  return text;
}

/**
 * A long text in the page's language, a file of its own that is fetched when it is shown. While another language is on
 * its way the text stays in the one it has. `load` is the same function at each render.
 */
export function useLongText<T>(load: Load<T>): LongText<T> {
  const locale = useLocale();
  const [text, setText] = useState(() => arrived.get(load)?.get(locale) as T | undefined); // as `load` gave it
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let outdated = false;
    fetchLongText(load, locale).then(
      (loaded) => {
        if (outdated) return;
        setText(loaded);
        setFailed(false);
      },
      () => {
        if (!outdated) setFailed(true);
      },
    );
    return () => {
      outdated = true;
    };
  }, [load, locale]);
  return { text, failed };
}

/** The id after the `#` of the address. What it names comes into view as soon as `ready`: a text that is fetched comes later than the page. */
export function useAnchor(ready: boolean): string {
  const { hash } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready, id]);
  return id;
}

import type { Language } from '@quoin/rules';
import { useLocale } from '@quoin/ui';
import { useEffect, useState } from 'react';

type Load<T> = (language: Language) => Promise<T>;

/** What has come already is there at once. */
const arrived = new WeakMap<Load<unknown>, Map<Language, unknown>>();

export async function fetchLongText<T>(load: Load<T>, language: Language): Promise<T> {
  const text = await load(language);
  arrived.set(load, new Map(arrived.get(load)).set(language, text));
  return text;
}

/**
 * A long text in the page's language, a file of its own that is fetched when it is shown; undefined until then. While
 * another language is on its way the text stays in the one it has. `load` is the same function at each render.
 */
export function useLongText<T>(load: Load<T>): T | undefined {
  const locale = useLocale();
  const [loaded, setLoaded] = useState(() => arrived.get(load)?.get(locale) as T | undefined); // as `load` gave it
  useEffect(() => {
    let outdated = false;
    void fetchLongText(load, locale).then((text) => {
      if (!outdated) setLoaded(text);
    });
    return () => {
      outdated = true;
    };
  }, [load, locale]);
  return loaded;
}

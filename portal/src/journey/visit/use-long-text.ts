import type { Language } from '@quoin/rules';
import { useLocale } from '@quoin/ui';
import { useEffect, useState } from 'react';

/**
 * A long text in the page's language, a file of its own that is fetched when it is shown; undefined until then. While
 * another language is on its way the text stays in the one it has. `load` is the same function at each render.
 */
export function useLongText<T>(load: (language: Language) => Promise<T>): T | undefined {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let outdated = false;
    void load(locale).then((text) => {
      if (!outdated) setLoaded(text);
    });
    return () => {
      outdated = true;
    };
  }, [load, locale]);
  return loaded;
}

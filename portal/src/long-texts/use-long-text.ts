import type { Language } from '@quoin/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';

type Load<T> = (language: Language) => Promise<T>;

interface LongText<T> {
  /** Undefined while loading. */
  text: T | undefined;
  /** The text failed to load. A browser does not request a failed script again until the page reloads. */
  failed: boolean;
}

/** Loaded texts, so that they render without delay next time. */
const arrived = new WeakMap<Load<unknown>, Map<Language, unknown>>();

export async function fetchLongText<T>(load: Load<T>, language: Language): Promise<T> {
  const text = await load(language);
  arrived.set(load, new Map(arrived.get(load)).set(language, text));
  return text;
}

/**
 * Loads a long text in the language of the page from its own file. After a change of language the old text stays until the
 * new one has loaded. `load` must be stable across renders.
 */
export function useLongText<T>(load: Load<T>): LongText<T> {
  const locale = useLanguage();
  const [text, setText] = useState(() => arrived.get(load)?.get(locale) as T | undefined);
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

/** The hash of the URL without `#`. Scrolls to its target once `ready`, because a long text loads after the page. */
export function useAnchor(ready: boolean): string {
  const { hash } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready, id]);
  return id;
}

// Sample text of stories in the language chosen in the toolbar.
import { createElement, type ReactElement } from 'react';
import { useLocale, type Locale } from '@quoin/ui';

/** A text, or a list or function of texts, in every language. */
export type Said<Text = string> = readonly [en: Text, zh: Text];

const LOCALES: readonly Locale[] = ['en', 'zh-CN'];

/** The language chosen in the toolbar. */
export const useStoryLocale = (): Locale => (useLocale() === 'zh-CN' ? 'zh-CN' : 'en');

/** Sample text by language, from a table in which each text is beside its translation. */
export function bilingual<Messages extends object>(table: {
  [Name in keyof Messages]: Said<Messages[Name]>;
}): Record<Locale, Messages> {
  const column = (place: 0 | 1) =>
    Object.fromEntries(
      Object.entries<Said<unknown>>(table).map(([name, said]) => [name, said[place]]),
    ) as Messages; // has all names
  return { en: column(0), 'zh-CN': column(1) };
}

export function useStoryMessages<Messages>(messages: Record<Locale, Messages>): Messages {
  return messages[useStoryLocale()];
}

/** Renders a story that needs only its sample text. */
export function withMessages<Messages>(
  messages: Record<Locale, Messages>,
  render: (messages: Messages) => ReactElement,
) {
  const InWords = () => render(useStoryMessages(messages));
  return () => createElement(InWords);
}

export function useSay(): (said: Said) => string {
  const place = LOCALES.indexOf(useStoryLocale());
  return (said) => said[place] ?? said[0];
}

export const getOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

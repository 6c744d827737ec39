// The one context of the package. Every entry point imports it from here, so that they share it.
import { createContext, useContext } from 'react';
import type { Messages, PartialMessages } from '../messages/en';
import { withEnglish } from '../messages/with-english';

/** The locales whose messages are part of the package. */
export type Locale = 'en' | 'zh-CN';
export type Theme = 'light' | 'dark' | 'high-contrast' | 'system';
export type Density = 'comfortable' | 'compact';
export type GainColour = 'green' | 'red';

export interface QuoinSettings {
  locale: string;
  messages: PartialMessages;
  theme: Theme;
  density: Density;
  gainColour: GainColour;
  nonce: string | undefined;
}

export const QuoinContext = createContext<QuoinSettings | undefined>(undefined);

/** The provider's locale; `en` outside a provider. */
export const useLocale = (): string => useContext(QuoinContext)?.locale ?? 'en';

/** The requested theme, for code that cannot read a CSS variable: charts. */
export const useTheme = (): Theme => useContext(QuoinContext)?.theme ?? 'light';

/** The CSP nonce, the provider's or else the page's, for libraries with their own style sheet. */
export const useNonce = (): string | undefined => useContext(QuoinContext)?.nonce ?? getPageNonce();

function getPageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

/** The messages of one component: the provider's, with English for missing ones. */
export const useMessages = <Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
): Messages[Name] => withEnglish(english, useContext(QuoinContext)?.messages[name]);

// The one context of the package. Every entry point imports it from here, so that they share it.
import { createContext, useContext } from 'react';
import type { Messages } from '../messages/en';

export type Locale = 'en' | 'zh-CN';
export type Theme = 'light' | 'dark' | 'high-contrast' | 'system';
export type Density = 'comfortable' | 'compact';
export type GainColour = 'green' | 'red';

export interface QuoinSettings {
  locale: Locale;
  messages: Partial<Messages>;
  theme: Theme;
  nonce: string | undefined;
}

export const QuoinContext = createContext<QuoinSettings | undefined>(undefined);

/** The language that components speak. English outside a provider. */
export const useLocale = (): Locale => useContext(QuoinContext)?.locale ?? 'en';

/** The requested theme, for code that cannot read a CSS variable: charts. */
export const useTheme = (): Theme => useContext(QuoinContext)?.theme ?? 'light';

/** The CSP nonce, for libraries that bring a style sheet of their own: the provider's, or else the page's. */
export const useNonce = (): string | undefined => useContext(QuoinContext)?.nonce ?? nonceOfPage();

function nonceOfPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

/** The words of one component: the provider's, or else the English ones that the component brings with it. */
export const useMessages = <Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
): Messages[Name] => useContext(QuoinContext)?.messages[name] ?? english;

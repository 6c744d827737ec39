// The one context of the package. Every entry point imports it from here, so that they share it.
import { createContext, useContext } from 'react';
import { en, type Messages } from '../messages/en';

export type Locale = 'en' | 'zh-CN';
export type Theme = 'light' | 'dark' | 'high-contrast' | 'system';
export type Density = 'comfortable' | 'compact';
export type GainColour = 'green' | 'red';

export interface QuoinSettings {
  locale: Locale;
  messages: Messages;
}

export const QuoinContext = createContext<QuoinSettings | undefined>(undefined);

const DEFAULTS: QuoinSettings = { locale: 'en', messages: en };

const useSettings = (): QuoinSettings => useContext(QuoinContext) ?? DEFAULTS;

/** The language that components speak. English outside a provider. */
export const useLocale = (): Locale => useSettings().locale;

/** The package's words in the current language, with the app's overrides; grouped by component name. */
export const useMessages = (): Messages => useSettings().messages;

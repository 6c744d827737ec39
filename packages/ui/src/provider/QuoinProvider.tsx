// Language, theme and density for everything inside; the one component that an app must have.
import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { warnInDevelopment } from '../behaviour/warn-in-development';
import type { Messages } from '../messages/en';
import {
  QuoinContext,
  type Density,
  type GainColour,
  type Locale,
  type QuoinSettings,
  type Theme,
} from './quoin-context';
import { Root } from './QuoinProvider.styles';

export interface QuoinProviderProps {
  /** Default `en`, as for any other that is none of these. For `zh-CN` pass the catalogue of `@quoin/ui/messages/zh-CN` as `messages` too. */
  locale?: Locale;
  /** Default `light`. `system` follows the reader's colour scheme and contrast. */
  theme?: Theme;
  /** Spacing of controls and rows. Default `comfortable`. */
  density?: Density;
  /** Which colour means gain: red for many Chinese investors. Sign and arrow say it as well. */
  gainColour?: GainColour;
  /** The page's CSP nonce, where no `<meta property="csp-nonce">` carries it. */
  nonce?: string;
  /** Replaces the words of whole components: `{ ...zhCN, Pagination: { ...zhCN.Pagination, next: '…' } }`. */
  messages?: Partial<Messages>;
  /** Content. */
  children?: ReactNode;
}

const NONE: Partial<Messages> = {};

/** Providers nest: an inner one changes its part of the page. The outermost also marks `<html>`: language and theme. */
export function QuoinProvider({
  locale: wanted = 'en',
  theme = 'light',
  density = 'comfortable',
  gainColour = 'green',
  nonce,
  messages = NONE,
  children,
}: QuoinProviderProps) {
  const locale = wanted === 'zh-CN' ? wanted : 'en';
  if (locale !== wanted)
    warnInDevelopment(
      'QuoinProvider',
      () => `has no words in "${wanted}": it speaks English. Use en or zh-CN.`,
    );
  const outermost = useContext(QuoinContext) === undefined;
  const settings = useMemo<QuoinSettings>(
    () => ({ locale, messages, theme, nonce }),
    [locale, messages, theme, nonce],
  );

  useEffect(() => {
    if (!outermost) return;
    const html = document.documentElement;
    html.lang = locale;
    html.dataset.quoinTheme = theme;
    html.dataset.quoinDensity = density;
    html.dataset.quoinGain = gainColour;
  }, [outermost, locale, theme, density, gainColour]);

  return (
    <QuoinContext.Provider value={settings}>
      <StyleSheetManager nonce={nonce}>
        <Root
          data-quoin="QuoinProvider"
          data-quoin-theme={theme}
          data-quoin-density={density}
          data-quoin-gain={gainColour}
          lang={locale}
        >
          {children}
        </Root>
      </StyleSheetManager>
    </QuoinContext.Provider>
  );
}

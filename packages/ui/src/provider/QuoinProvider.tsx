// Sets language, theme and density for its descendants; the only component that an app must have.
import { useContext, useEffect, useMemo, version, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager, type IStyleSheetContext } from 'styled-components';
import { warnInDevelopment } from '../behaviour/warn-in-development';
import type { PartialMessages } from '../messages/en';
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
  /** BCP 47, default `en`. Formats figures and dates, and sets `lang` and `dir` of the page. Pass its `messages` with it. */
  locale?: Locale | (string & {}) | undefined;
  /** Default `light`. `system` follows the reader's colour scheme and contrast. */
  theme?: Theme | undefined;
  /** Spacing of controls and rows. Default `comfortable`. */
  density?: Density | undefined;
  /** Colour of a gain: red is usual for many Chinese investors. Sign and arrow show it too. */
  gainColour?: GainColour | undefined;
  /** The page's CSP nonce, where no `<meta property="csp-nonce">` carries it. */
  nonce?: string | undefined;
  /** A catalogue, or some messages: `{ Pagination: { next: '…' } }`. Each missing message falls back to English. */
  messages?: PartialMessages | undefined;
  /** Content. */
  children?: ReactNode | undefined;
}

const NONE: PartialMessages = {};

/** React 19 moves a `<meta>` into `<head>` wherever it is rendered. */
const MOVES_META = Number.parseInt(version) >= 19;

/**
 * Providers can be nested: an inner one changes its part of the page, and has the settings of the outer one that it is not
 * given. The outermost sets language and theme on `<html>`.
 */
export function QuoinProvider({ nonce, children, ...given }: QuoinProviderProps) {
  const outer = useContext(QuoinContext);
  const requested = given.locale ?? outer?.locale ?? 'en';
  const theme = given.theme ?? outer?.theme ?? 'light';
  const density = given.density ?? outer?.density ?? 'comfortable';
  const gainColour = given.gainColour ?? outer?.gainColour ?? 'green';
  const valid = useMemo(() => validLocale(requested), [requested]);
  const locale = valid ?? 'en';
  const direction = useMemo(() => getDirection(locale), [locale]);
  if (!valid)
    warnInDevelopment(
      'QuoinProvider',
      () => `cannot use "${requested}" and shows English. Give it a BCP 47 locale: en, de-AT, zh-CN.`,
    );
  const { styleSheet } = useContext(StyleSheetContext);
  const outermost = outer === undefined;
  // The outer messages are in the outer language.
  const messages = given.messages ?? (locale === outer?.locale ? outer.messages : NONE);
  const pageNonce = nonce ?? outer?.nonce;
  const settings = useMemo<QuoinSettings>(
    () => ({ locale, messages, theme, density, gainColour, nonce: pageNonce }),
    [locale, messages, theme, density, gainColour, pageNonce],
  );

  useEffect(() => {
    if (!outermost) return;
    const html = document.documentElement;
    html.lang = locale;
    html.dir = direction;
    html.dataset.quoinTheme = theme;
    html.dataset.quoinDensity = density;
    html.dataset.quoinGain = gainColour;
  }, [outermost, locale, direction, theme, density, gainColour]);

  return (
    <QuoinContext.Provider value={settings}>
      {/* styled-components takes over the server's styles before anything renders, so it cannot know the prop. */}
      {outermost && nonce && MOVES_META && <meta property="csp-nonce" nonce={nonce} />}
      <StyleSheetManager nonce={styleSheet.server ? onServer(styleSheet, nonce) : nonce}>
        <Root
          data-quoin="QuoinProvider"
          data-quoin-theme={theme}
          data-quoin-density={density}
          data-quoin-gain={gainColour}
          lang={locale}
          dir={direction}
        >
          {children}
        </Root>
      </StyleSheetManager>
    </QuoinContext.Provider>
  );
}

/** `ServerStyleSheet` collects from this sheet only. Passing a nonce would replace the sheet, so it is set here. */
function onServer(sheet: IStyleSheetContext['styleSheet'], nonce: string | undefined): undefined {
  sheet.options.nonce ??= nonce;
}

const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Returns the canonical form, `zh-CN` for `zh-cn`, or undefined for an invalid locale. */
function validLocale(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    return undefined;
  }
}

/** @param locale a valid one */
const getDirection = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';

// Provides the language of the page: messages, error messages, component messages and formats.
import { BUSINESS_TIME_ZONE, type Language } from '@quoin/rules';
import { QuoinProvider } from '@quoin/ui';
import { createContext, useContext, useEffect, useState, type ReactNode, useCallback } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { cspNonce } from '../browser/document';
import { useTheme } from '../browser/theme-slice';
import { loadCatalogue, type Catalogue, type MessageId } from './catalogue';
import { noticeShown } from '../notices/notices-slice';
import { languageChosen, selectLanguage } from './language-slice';

export interface Spoken {
  language: Language;
  catalogue: Catalogue;
}

const CatalogueContext = createContext<Catalogue | null>(null);

/**
 * Keeps the current language until another one has loaded, and if it fails to load. `first` is loaded before the first
 * render.
 */
export function LanguageProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const dispatch = useDispatch();
  const wanted = useSelector(selectLanguage);
  const { theme } = useTheme();
  const [{ language, catalogue }, setSpoken] = useState(first);

  useEffect(() => {
    if (wanted === language) return undefined;
    let outdated = false;
    void loadCatalogue(wanted).then(
      (loaded) => {
        if (!outdated) setSpoken({ language: wanted, catalogue: loaded });
      },
      () => {
        if (outdated) return;
        dispatch(languageChosen(language)); // without saving: the user did not choose it
        dispatch(noticeShown('danger', 'app.no_answer'));
      },
    );
    return () => {
      outdated = true;
    };
  }, [wanted, language, dispatch]);

  return (
    <CatalogueContext.Provider value={catalogue}>
      <IntlProvider
        locale={language}
        messages={catalogue.messages}
        defaultLocale="en"
        timeZone={BUSINESS_TIME_ZONE}
      >
        <QuoinProvider locale={language} theme={theme} messages={catalogue.components} nonce={cspNonce()}>
          {children}
        </QuoinProvider>
      </IntlProvider>
    </CatalogueContext.Provider>
  );
}

export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('useCatalogue is used outside LanguageProvider');
  return catalogue;
}

export const useLanguage = () => useIntl().locale as Language; // `LanguageProvider` sets it

export type TextValues = Record<string, string | number>;

export type Translate = (id: MessageId, values?: TextValues) => string;

/** Returns the translate function: `text('app.home')`, `text('browse.page', { page: 2 })`. */
export function useText() {
  const { formatMessage } = useIntl();
  return useCallback<Translate>((id, values) => formatMessage({ id }, values), [formatMessage]);
}

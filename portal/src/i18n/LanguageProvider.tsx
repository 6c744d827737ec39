// Gives the page its language: the words, the errors, the components' words and formats.
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
 * Until another language has arrived the page stays in the one it has, and for good when it does not come; `first` is
 * loaded before the first render.
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
        dispatch(languageChosen(language)); // shown, not remembered: nobody chose it
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
        messages={catalogue.words}
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

export type TextValues = Record<string, string | number>;

/** `text('app.home')`, `text('browse.page', { page: 2 })`: a message of the portal in the page's language. */
export function useText() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: MessageId, values?: TextValues): string => formatMessage({ id }, values),
    [formatMessage],
  );
}

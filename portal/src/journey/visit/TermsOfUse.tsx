import { DisclosureText, Skeleton, Stack, Text, useFormat, useLocale } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n';
import { loadTermsOfUse, type LegalText } from './terms-of-use/legal-text';

/** The terms in the page's language; the text is a file of its own and loaded when it is shown. */
export function TermsOfUse() {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const [terms, setTerms] = useState<LegalText>();
  useEffect(() => {
    let outdated = false;
    void loadTermsOfUse(locale).then((loaded) => {
      if (!outdated) setTerms(loaded);
    });
    return () => {
      outdated = true;
    };
  }, [locale]);
  if (!terms) return <Skeleton lines={12} />;
  return (
    <Stack gap={6}>
      <Text size="small" tone="secondary">
        {text('visit.terms.effective', { date: format.date(terms.effective) })}
      </Text>
      <DisclosureText sections={terms.sections} />
    </Stack>
  );
}

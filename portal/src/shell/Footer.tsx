import { Fragment } from 'react';
import { BRAND } from '@quoin/rules';
import { AppFooter, Select, Stack, Text } from '@quoin/ui';
import { useLanguage, useText } from '../i18n/LanguageProvider';
import { routerLink } from '../navigation/router-link';
import { THEMES, useTheme } from '../browser/theme-slice';

export function Footer() {
  const text = useText();
  const locale = useLanguage();
  const { links, email, phone, operator } = BRAND;
  return (
    <AppFooter
      renderLink={routerLink}
      groups={[
        {
          title: text('app.footer.explore'),
          links: [
            { href: '/products', label: text('app.footer.browse') },
            { href: '/dashboard', label: text('app.dashboard') },
            { href: '/opportunity-zone', label: text('app.footer.zone') },
            { href: '/about', label: text('app.about') },
            { href: '/faqs', label: text('app.faq') },
            { href: '/calendar', label: text('app.calendar') },
            { href: links.blog, label: text('app.blog') },
            { href: links.jobs, label: text('app.footer.jobs') },
          ],
        },
        {
          title: text('app.footer.disclosures'),
          links: [
            { href: '/plan', label: text('app.footer.plan') },
            { href: '/program', label: text('app.footer.program') },
            { href: '/privacy', label: text('app.footer.privacy') },
            { href: '/risk', label: text('app.footer.risk_page') },
            { href: '/terms', label: text('app.footer.terms') },
          ],
        },
        {
          title: text('app.footer.regulation'),
          links: [
            { href: links.brokerCheck, label: text('app.footer.broker_check') },
            { href: links.formCrs, label: text('app.footer.form_crs') },
            { href: links.bestInterest, label: text('app.footer.best_interest') },
          ],
        },
        {
          title: text('app.footer.contact'),
          links: [
            { href: '/contact', label: text('app.footer.offices') },
            { href: `mailto:${email}`, label: <BreakableEmail email={email} /> },
            { href: `tel:${phone.e164}`, label: phone.shown },
          ],
        },
      ]}
      legal={
        <Stack gap={4} align="start">
          <Text size="caption" tone="secondary">
            {operator.description[locale]}
          </Text>
          <Text size="caption" tone="secondary">
            {text('app.footer.risk')}
          </Text>
          <Text size="caption" tone="secondary">
            {text('app.footer.access', { entity: operator.legalEntity })}
          </Text>
          <ThemeSelect />
        </Stack>
      }
    />
  );
}

function ThemeSelect() {
  const text = useText();
  const { theme, chooseTheme } = useTheme();
  return (
    <Select
      label={text('app.theme')}
      value={theme}
      onChange={(value) => {
        const chosen = THEMES.find((each) => each === value);
        if (chosen) chooseTheme(chosen);
      }}
      options={THEMES.map((each) => ({ value: each, label: text(`app.theme.${each}`) }))}
    />
  );
}

/** Breaks before "@" and before dots where the address is too long for its column, never within a word. */
const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

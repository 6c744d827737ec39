// Links of the dashboard that need no call.
import { BRAND, REFERRAL_OFFER } from '@quoin/rules';
import { Stack, Text, useFormat } from '@quoin/ui';
import { useLocation } from 'react-router-dom';
import { SectionCard } from '../../../components/SectionCard';
import { ButtonLink, routerLink, INVITE_HASH } from '../../../navigation/router-link';
import { useText, type MessageId } from '../../../i18n';

const RESOURCES: readonly { href: string; labelId: MessageId }[] = [
  { href: '/faqs', labelId: 'app.faq' },
  { href: '/opportunity-zone', labelId: 'app.footer.zone' },
  { href: '/risk', labelId: 'app.footer.risk_page' },
  { href: BRAND.links.formCrs, labelId: 'app.footer.form_crs' },
  { href: BRAND.links.bestInterest, labelId: 'app.footer.best_interest' },
  { href: BRAND.links.blog, labelId: 'app.blog' },
  { href: '/contact', labelId: 'app.contact' },
];

export function Resources() {
  const text = useText();
  return (
    <SectionCard title={text('portfolio.dashboard.resources')} align="start">
      <Stack as="ul" gap={2}>
        {RESOURCES.map(({ href, labelId }) => (
          <li key={href}>{routerLink({ href, children: text(labelId) })}</li>
        ))}
      </Stack>
    </SectionCard>
  );
}

export function ReferAFriend() {
  const text = useText();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { referrerCredit, creditMonths } = REFERRAL_OFFER;
  return (
    <SectionCard title={text('portfolio.dashboard.refer')} align="start">
      <Text>
        {text('portfolio.dashboard.refer.text', {
          credit: format.money(String(referrerCredit), { digits: 0 }),
          months: creditMonths,
        })}
      </Text>
      <ButtonLink href={`${pathname}${search}${INVITE_HASH}`} variant="secondary">
        {text('refer.invite_friends')}
      </ButtonLink>
    </SectionCard>
  );
}

export function ResearchEntry() {
  const text = useText();
  return (
    <SectionCard title={text('portfolio.dashboard.research')} align="start">
      <Text>{text('portfolio.dashboard.research.text')}</Text>
      <ButtonLink href="/demo/caplight" variant="secondary">
        {text('portfolio.dashboard.research.open')}
      </ButtonLink>
    </SectionCard>
  );
}

// Links of the dashboard that need no call.
import { BRAND, REFERRAL_OFFER } from '@quoin/rules';
import { Card, Heading, Stack, Text, useFormat } from '@quoin/ui';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
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
    <Entry title={text('portfolio.dashboard.resources')}>
      <Stack as="ul" gap={2}>
        {RESOURCES.map(({ href, labelId }) => (
          <li key={href}>{routerLink({ href, children: text(labelId) })}</li>
        ))}
      </Stack>
    </Entry>
  );
}

export function ReferAFriend() {
  const text = useText();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { referrerCredit, creditMonths } = REFERRAL_OFFER;
  return (
    <Entry title={text('portfolio.dashboard.refer')}>
      <Text>
        {text('portfolio.dashboard.refer.text', {
          credit: format.money(String(referrerCredit), { digits: 0 }),
          months: creditMonths,
        })}
      </Text>
      <ButtonLink href={`${pathname}${search}${INVITE_HASH}`} variant="secondary">
        {text('refer.invite_friends')}
      </ButtonLink>
    </Entry>
  );
}

export function ResearchEntry() {
  const text = useText();
  return (
    <Entry title={text('portfolio.dashboard.research')}>
      <Text>{text('portfolio.dashboard.research.text')}</Text>
      <ButtonLink href="/demo/caplight" variant="secondary">
        {text('portfolio.dashboard.research.open')}
      </ButtonLink>
    </Entry>
  );
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4} align="start">
        <Heading level={2} size="title" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

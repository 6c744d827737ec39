import { Heading, LinkTabs, Page, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';
import { Lead } from '../../../components/Note';
import { RouterAnchor } from '../../../navigation/router-link';
import { useText } from '../../../i18n';

interface CalendarPageProps {
  current: '/calendar' | '/calendar/pacing';
  /** One-sentence description of the page. */
  lead: string;
  children: ReactNode;
}

/** Layout of the calendar and the pacing page. */
export function CalendarPage({ current, lead, children }: CalendarPageProps) {
  const text = useText();
  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>
            {text(current === '/calendar' ? 'app.calendar' : 'portfolio.calendar.pacing')}
          </Heading>
          <Lead>{lead}</Lead>
        </Stack>
        <LinkTabs
          label={text('app.calendar')}
          current={current}
          linkAs={RouterAnchor}
          links={[
            { href: '/calendar', label: text('portfolio.calendar.days') },
            { href: '/calendar/pacing', label: text('portfolio.calendar.pacing') },
          ]}
        />
        {children}
      </Stack>
    </Page>
  );
}

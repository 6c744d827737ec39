import { Grid, Heading, LinkTabs, Page, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterAnchor } from '../navigation/router-link';
import { useText } from '../i18n';
import { ACCOUNT_SECTIONS } from './sections';

/** Layout of every account screen, with navigation between them. */
export function AccountPage({ children }: { children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <Page>
      <Stack gap={8}>
        <Heading level={1}>{text('account.title')}</Heading>
        <Grid columns="aside-main" gap={8}>
          <LinkTabs
            beside
            label={text('account.title')}
            current={
              ACCOUNT_SECTIONS.find(({ href }) => pathname.startsWith(href))?.href ?? ACCOUNT_SECTIONS[0].href
            }
            linkAs={RouterAnchor}
            links={ACCOUNT_SECTIONS.map(({ href, labelId }) => ({ href, label: text(labelId) }))}
          />
          <Stack gap={8}>{children}</Stack>
        </Grid>
      </Stack>
    </Page>
  );
}

import { Card, Grid, Heading, Skeleton, Stack, Text } from '@quoin/ui';
import { lazy } from 'react';
import { RenderWhenVisible } from '../../components/RenderWhenVisible';
import { useText, withWords } from '../../i18n';

/** Lazy: the form dependencies must not be part of the home page's first load. */
const EarlyAccessForm = lazy(() => withWords('joining', () => import('./EarlyAccessForm')));

export function EarlyAccess() {
  const text = useText();
  return (
    <Card as="section" variant="quiet">
      <Grid columns={2} gap={12}>
        <Stack gap={3}>
          <Heading level={2}>{text('visit.home.early')}</Heading>
          <Text tone="secondary">{text('visit.home.early.text')}</Text>
        </Stack>
        <RenderWhenVisible placeholder={<Skeleton shape="block" height={168} />}>
          <EarlyAccessForm />
        </RenderWhenVisible>
      </Grid>
    </Card>
  );
}

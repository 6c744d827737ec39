import { Card, Grid, Heading, Stack, Text } from '@quoin/ui';
import { useIntl } from 'react-intl';
import { StandaloneLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { ENTRY_POINT_DOLLARS } from '../../long-texts/text-facts';

const BARRIERS = ['minimum', 'access', 'paperwork'] as const;

/** Why private markets were closed to most people, and what is different here. */
export function Barriers() {
  const text = useText();
  const { formatNumber } = useIntl();
  const minimum = formatNumber(ENTRY_POINT_DOLLARS, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.barriers')}</Heading>
        <StandaloneLink href="/about">{text('visit.home.learn_more')}</StandaloneLink>
      </Stack>
      <Grid columns={3}>
        {BARRIERS.map((barrier) => (
          <Card key={barrier} variant="quiet">
            <Stack gap={3}>
              <Heading level={3}>{text(`visit.home.barrier.${barrier}.title`)}</Heading>
              <Text tone="secondary">{text(`visit.home.barrier.${barrier}.text`, { minimum })}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

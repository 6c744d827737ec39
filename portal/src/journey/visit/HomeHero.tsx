import { BRAND, FIRST_APPLICATION_MINUTES, PRODUCT_CATEGORIES } from '@quoin/rules';
import { Card, Heading, Stack } from '@quoin/ui';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Lead } from '../../components/Note';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { ENTRY_POINT_DOLLARS } from '../../long-texts/text-facts';
import { Hero, HeroFigures } from './HomeScreen.styles';

export function HomeHero() {
  const text = useText();
  const { formatNumber } = useIntl();
  const signedIn = useSelector(selectSignedIn);
  const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const { from, to } = FIRST_APPLICATION_MINUTES;
  return (
    <Hero>
      <Stack gap={6} align="start">
        <Heading level={1} size="hero">
          {text('visit.home.hero')}
        </Heading>
        <Lead size="lead">
          {text('visit.home.lead', { minimum: formatNumber(ENTRY_POINT_DOLLARS, dollars) })}
        </Lead>
        <Stack direction="horizontal" gap={3}>
          <ButtonLink href="/products?status=published" size="large">
            {text('visit.home.browse')}
          </ButtonLink>
          {!signedIn && (
            <ButtonLink href="/auth/signup" variant="secondary" size="large">
              {text('visit.home.join')}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
      <Card variant="chamfered">
        <HeroFigures>
          <div>
            <dt>{text('visit.home.brokered')}</dt>
            <dd>
              {formatNumber(BRAND.claims.brokeredTotal, {
                style: 'currency',
                currency: 'USD',
                notation: 'compact',
              })}
            </dd>
          </div>
          <div>
            <dt>{text('visit.home.minutes')}</dt>
            <dd>
              {from}–{to}
            </dd>
          </div>
          <div>
            <dt>{text('visit.home.categories_count')}</dt>
            <dd>{PRODUCT_CATEGORIES.length}</dd>
          </div>
        </HeroFigures>
      </Card>
    </Hero>
  );
}

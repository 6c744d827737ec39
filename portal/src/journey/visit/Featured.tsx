import { Heading, Stack } from '@quoin/ui';
import { lazy } from 'react';
import { RenderWhenVisible } from '../../components/RenderWhenVisible';
import { StandaloneLink } from '../../navigation/router-link';
import { useText, withMessages } from '../../i18n';
import { CardsSkeleton } from '../../products/CardsSkeleton';

/** Lazy: the API client and cards must not be part of the home page's first load. */
const FeaturedProducts = lazy(() => withMessages('products', () => import('./FeaturedProducts')));

/** Number of cards in one row. */
export const FEATURED = 3;

/** Products that are open for subscription. */
export function Featured() {
  const text = useText();
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.featured')}</Heading>
        <StandaloneLink href="/products">{text('visit.home.featured_all')}</StandaloneLink>
      </Stack>
      <RenderWhenVisible placeholder={<CardsSkeleton count={FEATURED} />}>
        <FeaturedProducts />
      </RenderWhenVisible>
    </Stack>
  );
}

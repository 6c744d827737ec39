import { Heading, Stack } from '@quoin/ui';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { RenderWhenVisible } from '../../components/RenderWhenVisible';
import { useText, withWords } from '../../i18n';
import { CardsSkeleton } from '../../products/CardsSkeleton';

/** With everything that calls and cards need: nothing that the first page of all should load at once. */
const FeaturedProducts = lazy(() => withWords('products', () => import('./FeaturedProducts')));

/** One row of cards. */
export const FEATURED = 3;

/** Products that take subscriptions now. */
export function Featured() {
  const text = useText();
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.featured')}</Heading>
        <Link to="/products">{text('visit.home.featured_all')}</Link>
      </Stack>
      <RenderWhenVisible placeholder={<CardsSkeleton count={FEATURED} />}>
        <FeaturedProducts />
      </RenderWhenVisible>
    </Stack>
  );
}

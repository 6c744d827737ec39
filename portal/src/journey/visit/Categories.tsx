import { PRODUCT_CATEGORIES } from '@quoin/rules';
import { Heading, ProductArt, Stack, useProductTerms } from '@quoin/ui';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n';
import { CategoryStrip } from './HomeScreen.styles';

export function Categories() {
  const text = useText();
  const terms = useProductTerms();
  return (
    <Stack gap={6} as="section">
      <Heading level={2}>{text('visit.home.categories')}</Heading>
      <CategoryStrip>
        {PRODUCT_CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={`/products?category=${category}`}>
              <div data-part="art">
                <ProductArt category={category} seed={category} />
              </div>
              <span>{terms.category[category]}</span>
            </Link>
          </li>
        ))}
      </CategoryStrip>
    </Stack>
  );
}

import { Grid, ProductCard } from '@quoin/ui';
import type { ReactElement } from 'react';
import { routerLink } from '../../navigation/router-link';
import { Pickable } from './compare/Pickable.styles';
import { onCard, type Product } from './product-card';

interface ProductCardsProps {
  products: readonly Product[];
  headingLevel?: 2 | 3;
  /** On each card, what it can be picked by. */
  pick?: (product: Product) => ReactElement;
}

export const ProductCards = ({ products, headingLevel = 2, pick }: ProductCardsProps) => (
  <Grid columns={3}>
    {products.map((product) => {
      const card = (
        <ProductCard
          key={product.id}
          product={onCard(product)}
          href={`/products/${product.id}`}
          headingLevel={headingLevel}
          renderLink={routerLink}
        />
      );
      return pick ? (
        <Pickable key={product.id}>
          {card}
          {pick(product)}
        </Pickable>
      ) : (
        card
      );
    })}
  </Grid>
);

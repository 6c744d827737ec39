import { Grid, ProductCard } from '@quoin/ui';
import { routerLink } from '../../app/router-link';
import { Pickable } from './compare/Pickable.styles';
import { PickToCompare } from './compare/PickToCompare';
import { onCard, type Product } from './product-card';

interface ProductCardsProps {
  products: readonly Product[];
  headingLevel?: 2 | 3;
  /** Each card can be picked for the comparison. */
  comparable?: boolean;
}

export const ProductCards = ({ products, headingLevel = 2, comparable = false }: ProductCardsProps) => (
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
      return comparable ? (
        <Pickable key={product.id}>
          {card}
          <PickToCompare id={product.id} name={product.name} />
        </Pickable>
      ) : (
        card
      );
    })}
  </Grid>
);

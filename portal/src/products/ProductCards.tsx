import { Grid, ProductCard, type ProductOnCard } from '@quoin/ui';
import type { ReactElement } from 'react';
import { routerLink } from '../navigation/router-link';
import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';
import type { ReplyOf } from '@quoin/contract';

/** Card with a checkbox at the end of its last line, above the link that covers the card. */
export const Pickable = styled.div`
  position: relative;

  & > [data-quoin='Checkbox'] {
    position: absolute;
    inset-block-end: ${token.space[2]};
    inset-inline-end: ${token.space[5]};

    ${media.print} {
      display: none;
    }
  }
`;

interface ProductCardsProps {
  products: readonly Product[];
  headingLevel?: 2 | 3;
  /** Checkbox of each card. */
  pick?: (product: Product) => ReactElement;
}

export const ProductCards = ({ products, headingLevel = 2, pick }: ProductCardsProps) => (
  <Grid columns={3}>
    {products.map((product) => {
      const card = (
        <ProductCard
          key={product.id}
          product={toCardProduct(product)}
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

export type Product = ReplyOf<'listProducts'>['items'][number];

/** Maps a product of the API to the card's props. */
export const toCardProduct = (product: Product): ProductOnCard => ({
  name: product.name,
  summary: product.summary,
  category: product.category,
  sector: product.sector,
  status: product.status,
  art: product.id,
  expectedAnnualizedReturn: product.expected_annualized_return,
  minimumInvestment: product.minimum_investment,
  allowedCountries: product.allowed_countries,
  lockUp: product.lock_up,
});

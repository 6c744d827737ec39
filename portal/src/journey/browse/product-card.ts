import type { ReplyOf } from '@quoin/contract';
import type { ProductOnCard } from '@quoin/ui';

export type Product = ReplyOf<'listProducts'>['items'][number];

/** A product of the wire as the card shows it. */
export const onCard = (product: Product): ProductOnCard => ({
  name: product.name,
  summary: product.summary,
  category: product.category,
  sector: product.sector,
  status: product.status,
  art: product.art,
  expectedAnnualizedReturn: product.expected_annualized_return,
  minimumInvestment: product.minimum_investment,
  allowedCountries: product.allowed_countries,
  lockUp: product.lock_up,
});

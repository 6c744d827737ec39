import { forwardRef, useId } from 'react';
import type { ProductCategory, ProductStatus as Status } from '@quoin/rules';
import { ArrowRightIcon, Figure, Heading, Icon, Text, type CardProps } from '../../foundations';
import type { RenderLink } from '../../layout';
import { plainLink } from '../../layout/link';
import { useMessages } from '../../provider';
import { ProductArt } from '../ProductArt';
import { ProductStatus } from '../ProductStatus';
import { Body, Facts, View } from './ProductCard.styles';
import { useLockUp, useResidences, type LockUp } from './card-facts';

export interface ProductOnCard {
  name: string;
  summary: string;
  category: ProductCategory;
  sector: string;
  status: Status;
  /** The key of the generated picture. */
  art: string;
  /** A decimal fraction, `'0.0825'`; null while none is published. */
  expectedAnnualizedReturn: string | null;
  /** Decimal dollars, `'50000.00'`. */
  minimumInvestment: string;
  /** ISO 3166-1 alpha-2; none means any. */
  allowedCountries: readonly string[];
  lockUp: LockUp;
}

export interface ProductCardProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  product: ProductOnCard;
  href: string;
  /** The one primary product of a view: wide, with the cut corner. */
  featured?: boolean;
  headingLevel?: 2 | 3 | 4;
  renderLink?: RenderLink;
}

/** A product on the shelf. The whole card is one link, named by the product. */
export const ProductCard = forwardRef<HTMLDivElement, ProductCardProps>(function ProductCard(
  { product, href, featured = false, headingLevel = 3, renderLink = plainLink, ...rest },
  ref,
) {
  const { ProductCard: text, terms } = useMessages();
  const nameId = useId();
  const residences = useResidences(product.allowedCountries);
  const lockUp = useLockUp(product.lockUp);
  return (
    <View
      ref={ref}
      forwardedAs="article"
      variant={featured ? 'chamfered' : 'plain'}
      padding="none"
      aria-labelledby={nameId}
      data-quoin="ProductCard"
      {...rest}
    >
      <Body data-featured={featured || undefined}>
        <div data-part="art">
          <ProductArt category={product.category} seed={product.art} />
        </div>
        <div data-part="text">
          <div data-part="kind">
            <span>
              {terms.category[product.category]} · {product.sector}
            </span>
            <ProductStatus status={product.status} />
          </div>
          <Heading id={nameId} level={headingLevel} size={featured ? 'heading' : 'title'} data-part="name">
            {renderLink({ href, children: product.name })}
          </Heading>
          <Text size="small" tone="secondary" data-part="summary">
            {product.summary}
          </Text>
          <Facts>
            <div data-part="return">
              <dt>{text.expectedReturn}</dt>
              <dd>
                {product.expectedAnnualizedReturn === null ? (
                  text.notStated
                ) : (
                  <Figure kind="percent" value={product.expectedAnnualizedReturn} />
                )}
              </dd>
            </div>
            <div data-part="return">
              <dt>{text.minimumInvestment}</dt>
              <dd>
                <Figure kind="money" digits={0} value={product.minimumInvestment} />
              </dd>
            </div>
            <div>
              <dt>{text.residence}</dt>
              <dd>{residences}</dd>
            </div>
            <div>
              <dt>{text.lockUp}</dt>
              <dd>{lockUp}</dd>
            </div>
          </Facts>
          <span data-part="more" aria-hidden>
            {text.seeDetails}
            <Icon of={ArrowRightIcon} size="small" />
          </span>
        </div>
      </Body>
    </View>
  );
});

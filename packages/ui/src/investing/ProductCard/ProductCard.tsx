import { Fragment, forwardRef, useId, type ReactNode } from 'react';
import type { ProductCategory, ProductStatus as Status } from '@quoin/rules';
import { ArrowRightIcon } from '../../foundations/Icon/icons';
import { figureParts, type FigureKind, type FigureOptions } from '../../foundations/format/figure-parts';
import { Icon } from '../../foundations/Icon/Icon';
import type { CardProps } from '../../foundations/Card/Card';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { ProductCard as english } from '../../messages/en/product-list';
import { useLocale, useMessages } from '../../provider/quoin-context';
import { useProductTerms } from '../../provider/use-product-terms';
import { ProductArt } from '../ProductArt/ProductArt';
import { ProductStatus } from '../ProductStatus/ProductStatus';
import { View } from './ProductCard.styles';
import { useLockUp, useResidences, type LockUp } from './card-facts';

export interface ProductOnCard {
  name: string;
  summary: string;
  category: ProductCategory;
  sector: string;
  status: Status;
  /** Seed of the generated picture: the id of the product. */
  art: string;
  /** A decimal fraction, `'0.0825'`; null while none is published. */
  expectedAnnualizedReturn: string | null;
  /** Decimal string in `currency`, `'50000.00'`. */
  minimumInvestment: string;
  /** ISO 4217 code of the product's currency. Default `USD`. */
  currency?: string | undefined;
  /** ISO 3166-1 alpha-2; none means any. */
  allowedCountries: readonly string[];
  lockUp: LockUp;
}

export interface ProductCardProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  /** Product to show. */
  product: ProductOnCard;
  /** Address of the link. */
  href: string;
  /** The one primary product of a view: wide, with the cut corner. */
  featured?: boolean | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the generated picture: an `<img>` covers the place of the picture. */
  image?: ReactNode | undefined;
  /** Beside the status, for example a `Tag`. */
  badge?: ReactNode | undefined;
  /** Below the facts, above the link that the card is: buttons or links of its own. */
  action?: ReactNode | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** A product in a list. The whole card is one link, named by the product. Ref and other attributes reach the `<article>`. */
export const ProductCard = forwardRef<HTMLElement, ProductCardProps>(function ProductCard(
  {
    product,
    href,
    featured = false,
    headingLevel = 3,
    image,
    badge,
    action,
    renderLink = renderPlainLink,
    ...rest
  },
  ref,
) {
  const locale = useLocale();
  const text = useMessages('ProductCard', english);
  const { category, notStated } = useProductTerms();
  const nameId = useId();
  const residences = useResidences(product.allowedCountries);
  const lockUp = useLockUp(product.lockUp);
  const Name = `h${headingLevel}` as const; // narrows to 'h2' | 'h3' | 'h4'
  /** What `Figure` draws, without what it costs. */
  const figure = (kind: FigureKind, value: string, options?: FigureOptions) =>
    figureParts(kind, value, locale, options).map(({ part, text }) =>
      part === 'unit' ? (
        <span key={part} data-part={part}>
          {text}
        </span>
      ) : (
        text
      ),
    );
  const rate = product.expectedAnnualizedReturn;
  const facts: [name: string, value: ReactNode, part?: string][] = [
    [text.expectedReturn, rate === null ? notStated : figure('percent', rate), 'figure'],
    [text.residence, residences],
    [
      text.minimumInvestment,
      figure('money', product.minimumInvestment, { digits: 0, currency: product.currency }),
      'figure',
    ],
    [text.lockUp, lockUp],
  ];
  return (
    <View
      ref={ref}
      aria-labelledby={nameId}
      data-quoin="ProductCard"
      data-variant={featured ? 'chamfered' : 'plain'}
      data-padding="none"
      {...rest}
    >
      <div data-part="body" data-featured={featured || undefined}>
        <div data-part="art">{image ?? <ProductArt category={product.category} seed={product.art} />}</div>
        <div data-part="text">
          <div data-part="kind">
            <span>
              {category[product.category]} · {product.sector}
            </span>
            {badge}
            <ProductStatus status={product.status} />
          </div>
          <Name id={nameId} data-part="name">
            {renderLink({ href, children: product.name })}
          </Name>
          <p data-part="summary">{product.summary}</p>
          <dl>
            {facts.map(([name, value, part]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd data-part={part}>{value}</dd>
              </Fragment>
            ))}
          </dl>
          <span data-part="more" aria-hidden>
            {text.seeDetails}
            <Icon of={ArrowRightIcon} size="small" directional />
          </span>
          {action && <div data-part="action">{action}</div>}
        </div>
      </div>
    </View>
  );
});

import { forwardRef, useMemo, type ReactNode, type TableHTMLAttributes } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { renderPlainLink, type RenderLink } from '../../layout/link';
import { ProductCard as ofCard, ProductTable as english } from '../../messages/en/product-list';
import { useMessages } from '../../provider/quoin-context';
import { useProductTerms } from '../../provider/use-product-terms';
import { DataTable } from '../DataTable/DataTable';
import type { DataColumn } from '../DataTable/data-columns';
import { ProductArt } from '../ProductArt/ProductArt';
import type { ProductOnCard } from '../ProductCard/ProductCard';
import { useLockUpText } from '../ProductCard/card-facts';
import { ProductStatus } from '../ProductStatus/ProductStatus';
import { figureColumn } from '../RecordTable/RecordTable';
import { Product } from './ProductTable.styles';

export interface ProductInTable extends Omit<ProductOnCard, 'summary' | 'allowedCountries'> {
  id: string;
  /** Address of the product. */
  href: string;
  /** YYYY-MM-DD: the day on which new investments next take effect; null if there is none. */
  nextCloseDate: string | null;
}

export interface ProductTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Products in display order. */
  products: readonly ProductInTable[];
  /** Overrides the caption of the table. */
  caption?: ReactNode | undefined;
  /** Hides the caption visually; it stays the accessible name. */
  captionHidden?: boolean | undefined;
  /** Last column: a checkbox or a menu, named after the product. */
  action?: ((product: ProductInTable) => ReactNode) | undefined;
  /** The products are being fetched. */
  loading?: boolean | undefined;
  /** Why the products failed to load; replaces the rows. */
  error?: ReactNode | undefined;
  /** Renders a link, for example with the link of a router. Default: a plain anchor. */
  renderLink?: RenderLink | undefined;
}

const getId = ({ id }: ProductInTable) => id;

/** Products one below the other, to compare their figures. The name of each is a link. */
export const ProductTable = forwardRef<HTMLTableElement, ProductTableProps>(function ProductTable(
  { products, caption, action, renderLink = renderPlainLink, ...rest },
  ref,
) {
  const text = useMessages('ProductTable', english);
  const facts = useMessages('ProductCard', ofCard);
  const { category, notStated } = useProductTerms();
  const format = useFormat();
  const lockUp = useLockUpText();
  const columns = useMemo((): DataColumn<ProductInTable>[] => {
    const shown: DataColumn<ProductInTable>[] = [
      {
        key: 'name',
        header: text.name,
        namesRow: true,
        width: '32%',
        cell: (product) => (
          <Product>
            <span data-part="art">
              <ProductArt category={product.category} seed={product.art} />
            </span>
            <span data-part="text">
              {renderLink({ href: product.href, children: <bdi>{product.name}</bdi> })}
              <span data-part="kind">
                {category[product.category]} · {product.sector}
              </span>
            </span>
          </Product>
        ),
      },
      { key: 'status', header: text.status, cell: ({ status }) => <ProductStatus status={status} /> },
      figureColumn('expectedReturn', facts.expectedReturn, ({ expectedAnnualizedReturn: rate }) =>
        rate === null ? notStated : <Figure kind="percent" value={rate} />,
      ),
      figureColumn('minimum', facts.minimumInvestment, ({ minimumInvestment, currency }) => (
        <Figure kind="money" digits={0} value={minimumInvestment} currency={currency} />
      )),
      { key: 'lockUp', header: facts.lockUp, cell: (product) => lockUp(product.lockUp) },
      {
        key: 'nextClose',
        header: text.nextClose,
        wrap: 'never',
        cell: ({ nextCloseDate }) => nextCloseDate && format.date(nextCloseDate, 'short'),
      },
    ];
    if (action)
      shown.push({ key: 'actions', header: text.actions, phone: 'action', width: '112px', cell: action });
    return shown;
  }, [text, facts, category, notStated, format, lockUp, action, renderLink]);
  return (
    <DataTable
      rootRef={ref}
      caption={caption ?? text.caption}
      columns={columns}
      rows={products}
      rowKey={getId}
      manualSorting
      empty={text.empty}
      data-quoin="ProductTable"
      {...rest}
    />
  );
});

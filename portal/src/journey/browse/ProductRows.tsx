// The product list as a table, a separate chunk: the first load of the list is without it.
import { ProductTable, type ProductInTable } from '@quoin/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n';
import { routerLink } from '../../navigation/router-link';
import { toCardProduct, type Product } from '../../products/ProductCards';
import { PickToCompare } from './compare/PickToCompare';

export default function ProductRows({ products }: { products: readonly Product[] }) {
  const text = useText();
  // The table renders its rows again only when these change.
  const rows = useMemo(() => products.map(toTableProduct), [products]);
  return (
    <ProductTable
      caption={text('browse.list.products')}
      captionHidden
      products={rows}
      action={pick}
      renderLink={routerLink}
    />
  );
}

const pick = ({ id, name }: ProductInTable) => <PickToCompare id={id} name={name} />;

const toTableProduct = (product: Product): ProductInTable => ({
  ...toCardProduct(product),
  id: product.id,
  href: `/products/${product.id}`,
  nextCloseDate: product.next_close_date,
});

import type { SomeHandlers } from '../../http/handler';
import type { Services } from '../../services';
import { currentDocuments, inLanguage } from '../documents';
import { ApiError } from '../../shared/errors';
import { productAction, productCard, productDetail, productMaterials } from './product-reply';
import {
  findProduct,
  findProducts,
  findTrending,
  findWebinars,
  FIRST_PAGE,
  type ProductRow,
  USUAL_PAGE_SIZE,
} from './store';

/** Default residence of visitors. */
const DEFAULT_RESIDENCE = 'US';
const TRENDING_COUNT = 3;

export const productHandlers = {
  async listProducts({ query, signedIn, language }, { db }) {
    const page = query.page ?? FIRST_PAGE;
    const pageSize = query.page_size ?? USUAL_PAGE_SIZE;
    const { category, status, eligibility, asset_class: assetClass, application, search, sort } = query;
    const filter = {
      country: residenceOf(signedIn, query),
      category,
      status,
      eligibility,
      assetClass,
      search,
      applied: signedIn && application && { accountId: signedIn.accountId, application },
    };
    const { rows, total } = await findProducts(db, filter, { order: sort, page, pageSize });
    return { items: rows.map((row) => productCard(row, language)), page, page_size: pageSize, total };
  },

  async getProduct({ params, query, signedIn, language }, services) {
    const country = residenceOf(signedIn, query);
    const product = await productOr404(services, params.productId);
    const action = productAction(product, { country, signedIn: signedIn !== undefined });
    const trending = await findTrending(services.db, product, country, TRENDING_COUNT);
    return productDetail(product, { action, trending, detailed: signedIn !== undefined }, language);
  },

  async getProductMaterials({ params, signedIn, language }, services) {
    const product = await productOr404(services, params.productId);
    if (!product.allowedCountries.includes(signedIn.country)) throw new ApiError('country_not_eligible');
    const documents = inLanguage(await currentDocuments(services.db, product.id), language);
    const talks = await findWebinars(services.db, product.id);
    return productMaterials(product, documents, talks, language);
  },
} satisfies SomeHandlers;

/** A signed-in account sees the products for its own country, regardless of the query. */
function residenceOf(signedIn: { country: string } | undefined, query: { country?: string }): string {
  return signedIn?.country ?? query.country ?? DEFAULT_RESIDENCE;
}

async function productOr404({ db }: Services, productId: string): Promise<ProductRow> {
  const product = await findProduct(db, productId);
  if (!product) throw new ApiError('not_found');
  return product;
}

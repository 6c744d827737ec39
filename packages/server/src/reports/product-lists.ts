import type { ProductStatus } from '@quoin/rules';
import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import { productsWithEscrow } from '../bank-accounts/escrow-accounts';
import { products, recordings, webinars } from '../database/tables';
import type { Services } from '../services';
import { money } from '../shared/money';
import { type ListFilters, listPage, overAll } from './list-page';

/** In catalogue order. */
export const listProducts = async (
  { clock, db }: Services,
  { status, page }: Pick<ListFilters<ProductStatus>, 'status' | 'page'>,
) => {
  const withEscrow = await productsWithEscrow(db, clock);
  return listPage({
    page,
    query: db
      .select({ product: products, all: overAll() })
      .from(products)
      .where(status && eq(products.status, status))
      .orderBy(asc(products.position), asc(products.id)),
    toRow: ({ product }) => ({
      id: product.id,
      name: product.name.en,
      category: product.category,
      status: product.status,
      minimum: money(product.minimumInvestment),
      redeems: product.redemptionFrequency,
      notice: product.redemptionNoticeDays,
      valued: product.valuationDate,
      escrow: withEscrow.has(product.id) ? 'in force' : 'missing',
    }),
  });
};

/** Newest first. @param filters.recorded only those with a recording */
export const listWebinars = ({ db }: Services, { page, recorded }: ListFilters & { recorded?: boolean }) =>
  listPage({
    page,
    query: db
      .select({ webinar: webinars, product: products.name, seconds: recordings.seconds, all: overAll() })
      .from(webinars)
      .innerJoin(products, eq(products.id, webinars.productId))
      .leftJoin(recordings, eq(recordings.webinarId, webinars.id))
      .where(recorded ? isNotNull(recordings.webinarId) : undefined)
      .orderBy(desc(webinars.heldOn), asc(webinars.id)),
    toRow: ({ webinar, product, seconds }) => ({
      id: webinar.id,
      title: webinar.title.en,
      product: product.en,
      held_on: webinar.heldOn,
      recorded_seconds: seconds,
    }),
  });

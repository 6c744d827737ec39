// Queries for the product catalogue.
import {
  type ApplicationFilter,
  ASSET_CLASS_OF,
  type AssetClass,
  PRODUCT_CATEGORIES,
  type ProductCategory,
  type ProductEligibility,
  type ProductOrder,
  type ProductStatus,
  searchableText,
  STOPPED_STATUSES,
} from '@quoin/rules';
import { and, asc, desc, eq, exists, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { applications, investments, products, recordings, webinars } from '../../database/tables';

export type ProductRow = typeof products.$inferSelect;

interface ProductFilter {
  country: string;
  category?: ProductCategory;
  status?: ProductStatus;
  eligibility?: ProductEligibility;
  assetClass?: AssetClass;
  /** A part of the name. */
  search?: string;
  applied?: Applied;
}

/** Filters products by applications of this account with this status. */
interface Applied {
  accountId: string;
  application: ApplicationFilter;
}

/** Of equal products the one that is earlier in the catalogue is first. */
const CATALOGUE: readonly SQL[] = [asc(products.position), asc(products.id)];

const ORDERS: Readonly<Record<ProductOrder, readonly SQL[]>> = {
  minimum: [asc(products.minimumInvestment)],
  expected_return: [sql`${products.expectedReturn} desc nulls last`],
  // A closed product keeps the date of its last close.
  closing_soon: [
    sql`${inArray(products.status, ['closed', 'exited'])}`,
    sql`${products.nextCloseDate} asc nulls last`,
  ],
};

interface ProductPage {
  order?: ProductOrder;
  page: number;
  pageSize: number;
}

export async function findProducts(
  db: Executor,
  filter: ProductFilter,
  { order, page, pageSize }: ProductPage,
) {
  const where = and(
    openTo(filter.country),
    filter.category && eq(products.category, filter.category),
    filter.status && eq(products.status, filter.status),
    filter.eligibility && sql`${products.eligibility} @> ${JSON.stringify([filter.eligibility])}::jsonb`,
    filter.assetClass && inArray(products.category, getCategories(filter.assetClass)),
    filter.applied && appliedFor(db, filter.applied),
    filter.search === undefined ? undefined : hasName(filter.search),
  );
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(...(order ? ORDERS[order] : []), ...CATALOGUE)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(products, where) };
}

export async function findProduct(db: Executor, productId: string): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return row;
}

/** The next open products in catalogue order, wrapping around at the end. */
export function findTrending(db: Executor, product: ProductRow, country: string, limit: number) {
  return db
    .select()
    .from(products)
    .where(and(openTo(country), eq(products.status, 'published'), ne(products.id, product.id)))
    .orderBy(sql`${products.position} <= ${product.position}`, asc(products.position))
    .limit(limit);
}

export function findWebinars(db: Executor, productId: string) {
  return db
    .select({ webinar: webinars, seconds: recordings.seconds })
    .from(webinars)
    .leftJoin(recordings, eq(recordings.webinarId, webinars.id))
    .where(eq(webinars.productId, productId))
    .orderBy(desc(webinars.heldOn));
}

const getCategories = (assetClass: AssetClass): ProductCategory[] =>
  PRODUCT_CATEGORIES.filter((category) => ASSET_CLASS_OF[category] === assetClass);

/** Condition for products whose name in either language contains a text. */
const hasName = (search: string): SQL =>
  sql`strpos(lower(${products.name}->>'en') || chr(10) || lower(${products.name}->>'zh-CN'), ${searchableText(search)}) > 0`;

/** An application counts as complete once its agreement is signed. */
const appliedFor = (db: Executor, { accountId, application }: Applied): SQL =>
  exists(
    db
      .select({ id: investments.id })
      .from(investments)
      .innerJoin(applications, eq(applications.investmentId, investments.id))
      .where(
        and(
          eq(investments.productId, products.id),
          eq(investments.accountId, accountId),
          notInArray(investments.status, [...STOPPED_STATUSES]),
          (application === 'complete' ? eq : ne)(applications.state, 'agreement_signed'),
        ),
      ),
  );

/** Condition for products that are visible in a country of residence. */
export function openTo(country: string): SQL {
  return sql`${products.allowedCountries} @> ${JSON.stringify([country])}::jsonb`;
}

export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 12;

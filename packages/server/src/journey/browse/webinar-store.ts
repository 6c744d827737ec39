// The SQL of webinars and their recordings.
import { asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { files, products, recordings, webinars } from '../../database/tables';
import { openTo } from './store';

export type WebinarRow = Awaited<ReturnType<typeof selectWebinars>>[number];

const selectWebinars = (db: Executor, where: SQL) =>
  db
    .select({
      webinar: webinars,
      product: { id: products.id, name: products.name },
      seconds: recordings.seconds,
    })
    .from(webinars)
    .innerJoin(products, eq(products.id, webinars.productId))
    .leftJoin(recordings, eq(recordings.webinarId, webinars.id))
    .where(where)
    .$dynamic();

/** Of the products that a residence may see, the newest first. */
export async function findWebinarsOf(db: Executor, country: string, page: number, pageSize: number) {
  const where = openTo(country);
  const rows = await selectWebinars(db, where)
    .orderBy(desc(webinars.heldOn), asc(webinars.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(webinars)
    .innerJoin(products, eq(products.id, webinars.productId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findWebinar(db: Executor, webinarId: string): Promise<WebinarRow | undefined> {
  const [row] = await selectWebinars(db, eq(webinars.id, webinarId));
  return row;
}

export async function findRecording(db: Executor, webinarId: string) {
  const [row] = await db
    .select({ recording: recordings, file: files, allowedCountries: products.allowedCountries })
    .from(recordings)
    .innerJoin(files, eq(files.id, recordings.fileId))
    .innerJoin(webinars, eq(webinars.id, recordings.webinarId))
    .innerJoin(products, eq(products.id, webinars.productId))
    .where(eq(recordings.webinarId, webinarId));
  return row;
}

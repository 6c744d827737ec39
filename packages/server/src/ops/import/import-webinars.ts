// Imports webinars: creates unknown ones and updates known ones.
import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { webinars } from '../../database/tables';
import type { DryRun, Operation } from '../operation/operation';
import { type ImportedRow, importFile, type ImportPlan } from './import-file';
import type { RowReader } from './row-reader';
import { unknownProduct } from './unknown-product';

const WEBINAR_COLUMNS = [
  'id',
  'product_id',
  'title_en',
  'title_zh',
  'summary_en',
  'summary_zh',
  'speaker',
  'held_on',
  'minutes',
] as const;

type Webinar = typeof webinars.$inferInsert;

export const importWebinars = (operation: Operation, path: string, { dryRun = false }: DryRun) =>
  importFile(operation, path, webinarPlan(operation), dryRun);

export const webinarPlan = (operation: Operation): ImportPlan<Webinar> => ({
  columns: WEBINAR_COLUMNS,
  read: webinarOf,
  keyOf: ({ id }) => id,
  refuse: (tx, { productId }) => unknownProduct(tx, productId),
  write: (tx, webinar) => writeWebinar(tx, operation, webinar),
});

const webinarOf = (row: RowReader): Webinar => ({
  id: row.matching(
    'id',
    /^[a-z0-9][a-z0-9-]{0,63}$/,
    'must have only lowercase letters, digits and hyphens, at most 64',
  ),
  productId: row.text('product_id'),
  title: { en: row.text('title_en'), 'zh-CN': row.text('title_zh') },
  summary: { en: row.text('summary_en'), 'zh-CN': row.text('summary_zh') },
  speaker: row.text('speaker'),
  heldOn: row.given('held_on', row.date('held_on'), ''),
  minutes: row.given('minutes', row.count('minutes'), 0),
});

async function writeWebinar(
  tx: Transaction,
  { services: { clock }, actor }: Operation,
  webinar: Webinar,
): Promise<ImportedRow['done']> {
  const known = await tx.select({ id: webinars.id }).from(webinars).where(eq(webinars.id, webinar.id));
  if (known.length > 0) await tx.update(webinars).set(webinar).where(eq(webinars.id, webinar.id));
  else await tx.insert(webinars).values(webinar);
  const done = known.length > 0 ? 'updated' : 'created';
  await recordAct(tx, clock, {
    actor,
    act: 'webinar.import',
    object: `webinar:${webinar.id}`,
    detail: { done },
  });
  return done;
}

import type { webinars } from '../../database/tables';
import { saveWebinar } from '../../decisions/webinars';
import type { DryRun, Operation } from '../operation/operation';
import { importFile, type ImportPlan } from './import-file';
import type { RowReader } from './row-reader';
import { assertProduct } from '../operation/find-by-prefix';

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
  importFile(operation, path, webinarPlan, dryRun);

export const webinarPlan: ImportPlan<Webinar> = {
  columns: WEBINAR_COLUMNS,
  read: (row) => webinarOf(row),
  keyOf: ({ id }) => id,
  check: (tx, { productId }) => assertProduct(tx, productId),
  write: (tx, webinar, operation) => saveWebinar(tx, operation, webinar),
};

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

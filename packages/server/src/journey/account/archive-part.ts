// One part of a data archive, and columns that several parts have.
import type { Bilingual } from '@quoin/rules';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database';
import { products } from '../../database/tables';
import { money } from '../../shared/money';
import type { Services } from '../../services';

export type Cell = string | number | boolean | null | Date | object;
export type ArchiveRow = Record<string, Cell>;
type Source = Pick<Services, 'vault'> & { db: Executor };

export interface ArchivePart {
  /** Documents of the account. */
  name: string;
  title: Bilingual;
  rows: (source: Source, accountId: string) => Promise<ArchiveRow[]>;
}

export const part = (name: string, en: string, zh: string, rows: ArchivePart['rows']): ArchivePart => ({
  name,
  title: { en, 'zh-CN': zh },
  rows,
});

export const dollars = (cents: PgColumn) =>
  sql<string | null>`${cents}`.mapWith((count: string) => money(Number(count)));

export const productName = sql<string>`${products.name} ->> 'en'`;

// Webinar recordings. The video is a file; chapters and captions are stored here in every language.
import type { Bilingual } from '@quoin/rules';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { refers } from './columns';
import { files } from './files';
import { webinars } from './products';

/** Times are in seconds from the start. */
export interface Chapter {
  from: number;
  title: Bilingual;
}

export interface Cue {
  from: number;
  to: number;
  text: Bilingual;
}

export const recordings = pgTable(
  'recordings',
  {
    webinarId: refers('webinar_id', () => webinars.id).primaryKey(),
    fileId: refers('file_id', () => files.id),
    seconds: integer('seconds').notNull(),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
  },
  (t) => [index('recordings_file').on(t.fileId)],
);

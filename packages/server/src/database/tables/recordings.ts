// Recordings of webinars: the film is a file, its chapters and words stand here in every language.
import type { Bilingual } from '@quoin/rules';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { files } from './files';
import { webinars } from './products';

/** All times are seconds from the beginning. */
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
    webinarId: text('webinar_id')
      .primaryKey()
      .references(() => webinars.id),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    seconds: integer('seconds').notNull(),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
  },
  (t) => [index('recordings_file').on(t.fileId)],
);

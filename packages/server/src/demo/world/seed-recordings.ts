// Webinars of some age have been recorded. The film is one of drawn slides; each has its own words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@quoin/rules';
import { folderBeside } from '../../shared/folder-beside';
import { files, recordings } from '../../database/tables';
import { fileDigest } from '../../journey/documents';
import type { ShelvedWebinar } from './product-rows';
import { FILM_CHAPTERS, FILM_SECONDS, recordingWords } from './recording/recording-words';
import type { World } from './world';

const FILM = 'webinar.webm';
const STORE_KEY = `files/${FILM}`;
const DAYS_TO_RECORD = 4;

export async function seedRecordings(
  { services, tx, now, today }: World,
  webinars: readonly ShelvedWebinar[],
): Promise<void> {
  const film = readFileSync(join(folderBeside('films', FILM), FILM));
  await services.fileStore.put(STORE_KEY, film);
  const recorded = webinars.filter(({ row }) => row.heldOn <= addDays(today, -DAYS_TO_RECORD));
  const fileOf = (webinarId: string) => `${webinarId}-film`;
  // A file for each, as each is opened by itself; the bytes are kept once.
  await tx.insert(files).values(
    recorded.map(({ row }) => ({
      id: fileOf(row.id),
      accountId: null,
      name: `${row.title.en}.webm`,
      contentType: 'video/webm',
      size: film.length,
      sha256: fileDigest(film),
      pages: null,
      storeKey: STORE_KEY,
      createdAt: now,
    })),
  );
  await tx.insert(recordings).values(
    recorded.map(({ row, product, talk }) => ({
      webinarId: row.id,
      fileId: fileOf(row.id),
      seconds: FILM_SECONDS,
      chapters: [...FILM_CHAPTERS],
      cues: recordingWords(product, talk),
    })),
  );
}

// Staff save webinars, and publish and withdraw their recordings.
import { eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { type Chapter, type Cue, files, recordings, webinars } from '../database/tables';
import { removeDocuments, storePdf } from '../journey/documents';
import { StaffError } from '../shared/errors';
import type { Staff } from '../transactions/ledger-entries';

/** Creates an unknown webinar, or updates a known one. */
export async function saveWebinar(
  tx: Transaction,
  { services: { clock }, actor }: Staff,
  webinar: typeof webinars.$inferInsert,
): Promise<'created' | 'updated'> {
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

export interface Recording {
  /** WebM. */
  film: Buffer;
  seconds: number;
  chapters: Chapter[];
  cues: Cue[];
}

/** Publishes a recording with its video, chapters, captions and transcript. @throws StaffError */
export async function publishRecording(
  tx: Transaction,
  { services, actor }: Staff,
  webinarId: string,
  { film, seconds, chapters, cues }: Recording,
) {
  const [webinar] = await tx.select().from(webinars).where(eq(webinars.id, webinarId)).for('update');
  if (!webinar) throw new StaffError(`Webinar ${webinarId} no longer exists.`);
  const before = await tx.select().from(recordings).where(eq(recordings.webinarId, webinarId));
  if (before.length > 0)
    throw new StaffError(`${webinarId} already has a recording. Withdraw it before you publish another one.`);
  const fileId = await storePdf(services, tx, {
    accountId: null,
    name: `${webinar.title.en}.webm`,
    bytes: film,
    pages: null,
    contentType: 'video/webm',
  });
  await tx.insert(recordings).values({ webinarId, fileId, seconds, chapters, cues });
  await recordAct(tx, services.clock, {
    actor,
    act: 'webinar.publish_recording',
    object: `webinar:${webinarId}`,
    detail: { file: fileId, seconds },
  });
  return { id: webinarId, file: fileId, seconds, chapters: chapters.length, captions: cues.length };
}

/**
 * Deletes a recording permanently: its texts, its video, and the access keys.
 * @returns also the keys of files that the caller removes after the commit
 * @throws StaffError
 */
export async function withdrawRecording(tx: Transaction, { services, actor }: Staff, webinarId: string) {
  const [withdrawn] = await tx.delete(recordings).where(eq(recordings.webinarId, webinarId)).returning();
  if (!withdrawn) throw new StaffError(`${webinarId} has no recording.`);
  const removed = await removeDocuments(tx, [withdrawn.fileId]);
  const shared = await tx
    .select({ storeKey: files.storeKey })
    .from(files)
    .where(inArray(files.storeKey, removed));
  await recordAct(tx, services.clock, {
    actor,
    act: 'webinar.withdraw_recording',
    object: `webinar:${webinarId}`,
    detail: { file: withdrawn.fileId },
  });
  return {
    storeKeys: removed.filter((key) => !shared.some(({ storeKey }) => storeKey === key)),
    answer: { id: webinarId, file: withdrawn.fileId, seconds: withdrawn.seconds },
  };
}

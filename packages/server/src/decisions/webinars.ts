// Staff save webinars, and publish and withdraw their recordings.
import { eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { type Chapter, type Cue, files, recordings, webinars } from '../database/tables';
import { actOrUndo } from '../database/transact-or-undo';
import { removeDocuments, storePdf } from '../journey/documents';
import { StaffError } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';

/** Creates an unknown webinar, or updates a known one. */
export async function saveWebinar(
  tx: Transaction,
  { services: { clock }, actor }: Staff,
  webinar: typeof webinars.$inferInsert,
): Promise<'created' | 'updated'> {
  const isKnown = (await tx.$count(webinars, eq(webinars.id, webinar.id))) > 0;
  if (isKnown) await tx.update(webinars).set(webinar).where(eq(webinars.id, webinar.id));
  else await tx.insert(webinars).values(webinar);
  const done = isKnown ? 'updated' : 'created';
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

/** @throws StaffError if the file is no video, or is infected */
async function assertFilm({ scanner }: Staff['services'], film: Buffer): Promise<void> {
  if (!isWebM(film)) throw new StaffError('The file is not a WebM video.');
  if (await scanner.isInfected(film))
    throw new StaffError('The virus scanner reports malware in the video. It was not stored.');
}

/** Whether the file has an EBML header (RFC 8794) with the document type WebM. */
const isWebM = (film: Buffer): boolean =>
  film.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && film.subarray(0, 64).includes('webm');

/** Publishes a recording with its video, chapters, captions and transcript. @throws StaffError */
export async function publishRecording(
  tx: Transaction,
  { services, actor }: Staff,
  webinarId: string,
  { film, seconds, chapters, cues }: Recording,
) {
  const [webinar] = await tx.select().from(webinars).where(eq(webinars.id, webinarId)).for('update');
  if (!webinar) throw new StaffError(`Webinar ${webinarId} no longer exists.`);
  await assertFilm(services, film);
  if ((await tx.$count(recordings, eq(recordings.webinarId, webinarId))) > 0)
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

/** Deletes a recording permanently: its texts, its video, and the access keys. @throws StaffError */
export async function withdrawRecording(staff: Staff, webinarId: string, dryRun: boolean) {
  const { unused, ...withdrawn } = await actOrUndo(staff, dryRun, (tx, used) =>
    deleteRecording(tx, used, webinarId),
  );
  if (!dryRun) await Promise.all(unused.map((key) => staff.services.fileStore.remove(key)));
  return withdrawn;
}

/** @returns also the keys of files that nothing uses after the commit */
async function deleteRecording(tx: Transaction, { services, actor }: Staff, webinarId: string) {
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
    unused: removed.filter((key) => !shared.some(({ storeKey }) => storeKey === key)),
    id: webinarId,
    file: withdrawn.fileId,
    seconds: withdrawn.seconds,
  };
}

// Recordings of webinars, as staff publishes them and takes them back.
import { desc, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { files, products, recordings, webinars } from '../../database/tables';
import { removeDocuments, storePaper } from '../../journey/documents';
import { webinarByPrefix } from '../find-by-prefix';
import type { Operation } from '../operation';
import { OperatorError } from '../operator-error';
import { perform, type DryRun } from '../perform';
import { readRecording, type RecordingFiles } from './recording-files';

/** Newest first. */
export async function listWebinars({ services: { db } }: Operation, only: { recorded?: boolean }) {
  const rows = await db
    .select({ webinar: webinars, product: products.name, seconds: recordings.seconds })
    .from(webinars)
    .innerJoin(products, eq(products.id, webinars.productId))
    .leftJoin(recordings, eq(recordings.webinarId, webinars.id))
    .orderBy(desc(webinars.heldOn), webinars.id);
  return rows
    .filter(({ seconds }) => !only.recorded || seconds !== null)
    .map(({ webinar, product, seconds }) => ({
      id: webinar.id,
      title: webinar.title.en,
      product: product.en,
      held_on: webinar.heldOn,
      recorded_seconds: seconds,
    }));
}

/** Publishes a webinar's recording: film, chapters, captions and transcript, all at once or nothing. */
export async function publishRecording(operation: Operation, prefix: string, given: RecordingFiles & DryRun) {
  const webinar = await webinarByPrefix(operation.services.db, prefix);
  const { film, seconds, chapters, cues } = await readRecording(operation, given);
  return perform(operation, given.dryRun, async (tx, { services, actor }) => {
    await tx.select().from(webinars).where(eq(webinars.id, webinar.id)).for('update');
    const before = await tx.select().from(recordings).where(eq(recordings.webinarId, webinar.id));
    if (before.length > 0)
      throw new OperatorError(`${webinar.id} has a recording. Withdraw it first, to publish another.`);
    const fileId = await storePaper(services, tx, {
      accountId: null,
      name: `${webinar.title.en}.webm`,
      bytes: film,
      pages: null,
      contentType: 'video/webm',
    });
    await tx.insert(recordings).values({ webinarId: webinar.id, fileId, seconds, chapters, cues });
    await recordAct(tx, services.clock, {
      actor,
      act: 'webinar.publish_recording',
      object: `webinar:${webinar.id}`,
      detail: { file: fileId, seconds },
    });
    return { id: webinar.id, file: fileId, seconds, chapters: chapters.length, captions: cues.length };
  });
}

/** Takes a recording away for good: its words, its film, and the keys that still open it. */
export async function withdrawRecording(operation: Operation, prefix: string, { dryRun }: DryRun) {
  const webinar = await webinarByPrefix(operation.services.db, prefix);
  let unused: string[] = [];
  const answer = await perform(operation, dryRun, async (tx, { services, actor }) => {
    const [withdrawn] = await tx.delete(recordings).where(eq(recordings.webinarId, webinar.id)).returning();
    if (!withdrawn) throw new OperatorError(`${webinar.id} has no recording.`);
    const removed = await removeDocuments(tx, [withdrawn.fileId]);
    const shared = await tx
      .select({ storeKey: files.storeKey })
      .from(files)
      .where(inArray(files.storeKey, removed));
    unused = removed.filter((key) => !shared.some(({ storeKey }) => storeKey === key));
    await recordAct(tx, services.clock, {
      actor,
      act: 'webinar.withdraw_recording',
      object: `webinar:${webinar.id}`,
      detail: { file: withdrawn.fileId },
    });
    return { id: webinar.id, file: withdrawn.fileId, seconds: withdrawn.seconds };
  });
  if (!dryRun) await Promise.all(unused.map((key) => operation.services.fileStore.remove(key)));
  return answer;
}

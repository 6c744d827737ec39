// Commands on webinar recordings: publish and remove.
import { Argument } from 'commander';
import { eq, inArray } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { files, recordings, webinars } from '../../database/tables';
import { removeDocuments, storePdf } from '../../journey/documents';
import { listWebinars } from '../../reports/product-lists';
import type { CommandTools } from '../commands';
import { importWebinars } from '../import/import-webinars';
import { webinarByPrefix } from '../operation/find-by-prefix';
import { listed, paging } from '../operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from '../operation/operation';
import { readRecording, type RecordingFiles } from './recording-files';

export function addWebinarCommands({ noun, verb, act, answering }: CommandTools): void {
  const webinars = noun('webinars', 'Webinars about products, and their recordings');
  const ofWebinar = () => new Argument('<id>', 'id of the webinar, or a unique prefix');

  paging(verb(webinars, 'list', 'Lists webinars, newest first'))
    .option('--recorded', 'only those with a recording')
    .action((given) => answering(listed(listWebinars))(given.json, given));
  act(webinars, 'import', 'Creates and updates webinars from a file, all rows or none')
    .argument('<file>', '.csv with column names, or .json with an array of objects')
    .action((file, given) => answering(importWebinars)(given.json, file, given));
  act(webinars, 'publish', 'Publishes a recording; its captions are also its transcript')
    .addArgument(ofWebinar())
    .requiredOption('--film <path>', 'WebM video')
    .requiredOption('--seconds <count>', 'length of the video')
    .requiredOption('--captions-en <path>', 'WebVTT')
    .requiredOption('--captions-zh <path>', 'WebVTT with the same times')
    .requiredOption('--chapters <path>', '.csv or .json with columns from (seconds), title_en, title_zh')
    .action((id, given) => answering(publishRecording)(given.json, id, given));
  act(webinars, 'withdraw', 'Deletes a recording permanently; the webinar stays')
    .addArgument(ofWebinar())
    .action((id, given) => answering(withdrawRecording)(given.json, id, given));
}

/** Publishes a recording with its video, chapters, captions and transcript in one transaction. */
export async function publishRecording(operation: Operation, prefix: string, given: RecordingFiles & DryRun) {
  const webinar = await webinarByPrefix(operation.services.db, prefix);
  const { film, seconds, chapters, cues } = await readRecording(operation, given);
  return perform(operation, given.dryRun, async (tx, { services, actor }) => {
    await tx.select().from(webinars).where(eq(webinars.id, webinar.id)).for('update');
    const before = await tx.select().from(recordings).where(eq(recordings.webinarId, webinar.id));
    if (before.length > 0)
      throw new OperatorError(
        `${webinar.id} already has a recording. Withdraw it before you publish another one.`,
      );
    const fileId = await storePdf(services, tx, {
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

/** Deletes a recording permanently: its texts, its video, and the access keys. */
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

// Commands on webinar recordings: publish and remove.
import { Argument } from 'commander';
import { publishRecording, withdrawRecording } from '../../decisions/webinars';
import { listWebinars } from '../../reports/product-lists';
import type { CommandTools } from '../commands';
import { importWebinars } from '../import/import-webinars';
import { webinarByPrefix } from '../operation/find-by-prefix';
import { listed, paging } from '../operation/listing';
import { type DryRun, type Operation, perform } from '../operation/operation';
import { readRecording, type RecordingFiles } from './recording-files';

export function addWebinarCommands({ noun, verb, act, answering }: CommandTools): void {
  const webinars = noun('webinars', 'Webinars about products, and their recordings');
  const ofWebinar = () => new Argument('<id>', 'id of the webinar, or a unique prefix');

  paging(verb(webinars, 'list', 'Lists webinars, newest first'))
    .option('--recorded', 'only those with a recording')
    .action(answering(listed(listWebinars)));
  act(webinars, 'import', 'Creates and updates webinars from a file, all rows or none')
    .argument('<file>', '.csv with column names, or .json with an array of objects')
    .action(answering(importWebinars));
  act(webinars, 'publish', 'Publishes a recording; its captions are also its transcript')
    .addArgument(ofWebinar())
    .requiredOption('--film <path>', 'WebM video')
    .requiredOption('--seconds <count>', 'length of the video')
    .requiredOption('--captions-en <path>', 'WebVTT')
    .requiredOption('--captions-zh <path>', 'WebVTT with the same times')
    .requiredOption('--chapters <path>', '.csv or .json with columns from (seconds), title_en, title_zh')
    .action(answering(publish));
  act(webinars, 'withdraw', 'Deletes a recording permanently; the webinar stays')
    .addArgument(ofWebinar())
    .action(answering(withdraw));
}

async function publish(operation: Operation, prefix: string, given: RecordingFiles & DryRun) {
  const { id } = await webinarByPrefix(operation.services.db, prefix);
  const recording = await readRecording(operation, given);
  return perform(operation, given.dryRun, (tx, used) => publishRecording(tx, used, id, recording));
}

async function withdraw(operation: Operation, prefix: string, { dryRun = false }: DryRun) {
  const { id } = await webinarByPrefix(operation.services.db, prefix);
  return { ...(dryRun && { dry_run: true }), ...(await withdrawRecording(operation, id, dryRun)) };
}

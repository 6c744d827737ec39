// Commands on webinars: import them, and publish and remove their recordings.
import { Argument } from 'commander';
import { basename } from 'node:path';
import type { Chapter, webinars } from '../../database/tables';
import { publishRecording, type Recording, saveWebinar, withdrawRecording } from '../../decisions/webinars';
import { listWebinars } from '../../reports/product-lists';
import { todayInNewYork } from '../../shared/clock';
import type { CommandTools } from '../commands';
import { fileRows, readTextFile } from '../import/file-rows';
import { importFile, type ImportPlan } from '../import/import-file';
import { RowReader } from '../import/row-reader';
import { assertProduct, lockProducts, webinarByPrefix } from '../operation/find-by-prefix';
import { createListAction, addPaging } from '../operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from '../operation/operation';
import { readGivenFile } from '../operation/read-file';
import { type Caption, type FileProblem, readCaptions } from './caption-file';

export function addWebinarCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const webinars = group('webinars', 'Webinars about products, and their recordings');
  const createWebinarArgument = () => new Argument('<id>', 'id of the webinar, or a unique prefix');

  addPaging(subcommand(webinars, 'list', 'Lists webinars, newest first'))
    .option('--recorded', 'only those with a recording')
    .action(toAction(createListAction(listWebinars)));
  act(webinars, 'import', 'Creates and updates webinars from a file, all rows or none')
    .argument('<file>', '.csv with column names, or .json with an array of objects')
    .action(toAction(importWebinars));
  act(webinars, 'publish', 'Publishes a recording; its captions are also its transcript')
    .addArgument(createWebinarArgument())
    .requiredOption('--film <path>', 'WebM video')
    .requiredOption('--seconds <count>', 'length of the video')
    .requiredOption('--captions-en <path>', 'WebVTT')
    .requiredOption('--captions-zh <path>', 'WebVTT with the same times')
    .requiredOption('--chapters <path>', '.csv or .json with columns from (seconds), title_en, title_zh')
    .action(toAction(publish));
  act(webinars, 'withdraw', 'Deletes a recording permanently; the webinar stays')
    .addArgument(createWebinarArgument())
    .action(toAction(withdraw));
}

async function publish(operation: Operation, prefix: string, options: RecordingFiles & DryRun) {
  const { id } = await webinarByPrefix(operation.services.db, prefix);
  const recording = await readRecording(operation, options);
  return perform(operation, options.dryRun, (tx, used) => publishRecording(tx, used, id, recording));
}

async function withdraw(operation: Operation, prefix: string, { dryRun = false }: DryRun) {
  const { id } = await webinarByPrefix(operation.services.db, prefix);
  return { ...(dryRun && { dry_run: true }), ...(await withdrawRecording(operation, id, dryRun)) };
}

interface RecordingFiles {
  /** WebM. */
  film: string;
  captionsEn: string;
  captionsZh: string;
  chapters: string;
  /** Duration of the video in whole seconds. */
  seconds: string;
}

/** @throws OperatorError with a report of every invalid line */
async function readRecording({ services }: Operation, options: RecordingFiles): Promise<Recording> {
  const seconds = /^[1-9]\d{0,5}$/.test(options.seconds) ? Number(options.seconds) : 0;
  if (seconds === 0)
    throw new OperatorError(`--seconds is "${options.seconds}", but must be a whole number above zero.`);
  const film = await readGivenFile(options.film, MAX_FILM_MEGABYTES);
  const english = await readCaptionFile(options.captionsEn, seconds);
  const chinese = await readCaptionFile(options.captionsZh, seconds);
  const today = todayInNewYork(services.clock);
  const rows = (await fileRows(options.chapters, COLUMNS)).map((row) => new RowReader(row, today));
  const chapters = readChapters(basename(options.chapters), rows, seconds);
  const problems = [...english.problems, ...chinese.problems, ...chapters.problems];
  if (problems.length === 0)
    problems.push(...findOtherTimes(basename(options.captionsZh), english.captions, chinese.captions));
  if (problems.length > 0)
    throw new OperatorError(
      `The files have ${problems.length === 1 ? '1 error' : `${problems.length} errors`}. Nothing was published.`,
      { report: { problems } },
    );
  const cues = english.captions.map(({ from, to, text }, index) => ({
    from,
    to,
    text: { en: text, 'zh-CN': chinese.captions[index]?.text ?? text },
  }));
  return { film, seconds, chapters: chapters.chapters, cues };
}

const COLUMNS = ['from', 'title_en', 'title_zh'] as const;

const MAX_FILM_MEGABYTES = 1000;

const readCaptionFile = async (path: string, seconds: number) =>
  readCaptions(basename(path), await readTextFile(path), seconds);

function readChapters(
  file: string,
  rows: readonly RowReader[],
  seconds: number,
): { chapters: Chapter[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const chapters: Chapter[] = [];
  for (const reader of rows) {
    const from = reader.requireValue('from', reader.count('from'), 0);
    const before = chapters.at(-1);
    if (!before && from !== 0) reader.wrong('from', 'must be 0: the first chapter begins with the video', 0);
    if (before && from <= before.from) reader.wrong('from', 'must be later than the previous chapter', 0);
    if (from >= seconds) reader.wrong('from', `must be less than the ${seconds} seconds of the video`, 0);
    chapters.push({ from, title: { en: reader.text('title_en'), 'zh-CN': reader.text('title_zh') } });
    problems.push(
      ...reader.problems.map(({ line, column, problem }) => ({
        file,
        line,
        problem: `${column} ${problem}`,
      })),
    );
  }
  return { chapters, problems };
}

/** Both languages must have the same cue times, because they caption the same video. */
function findOtherTimes(
  file: string,
  english: readonly Caption[],
  chinese: readonly Caption[],
): FileProblem[] {
  const problems = chinese.flatMap(({ line, from, to }, index): FileProblem[] => {
    const same = english[index];
    if (same?.from === from && same.to === to) return [];
    return [{ file, line, problem: 'has different times from the English captions' }];
  });
  if (chinese.length < english.length)
    problems.push({
      file,
      line: chinese.at(-1)?.line ?? 1,
      problem: `has ${chinese.length} captions, but the English file has ${english.length}`,
    });
  return problems;
}

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

const importWebinars = (operation: Operation, path: string, { dryRun = false }: DryRun) =>
  importFile(operation, path, webinarPlan, dryRun);

export const webinarPlan: ImportPlan<Webinar> = {
  columns: WEBINAR_COLUMNS,
  read: (row) => readWebinar(row),
  getKey: ({ id }) => id,
  lock: lockProducts,
  check: (tx, { productId }) => assertProduct(tx, productId),
  write: (tx, webinar, operation) => saveWebinar(tx, operation, webinar),
};

const readWebinar = (row: RowReader): Webinar => ({
  id: row.matching(
    'id',
    /^[a-z0-9][a-z0-9-]{0,63}$/,
    'must have only lowercase letters, digits and hyphens, at most 64',
  ),
  productId: row.text('product_id'),
  title: { en: row.text('title_en'), 'zh-CN': row.text('title_zh') },
  summary: { en: row.text('summary_en'), 'zh-CN': row.text('summary_zh') },
  speaker: row.text('speaker'),
  heldOn: readHeldOn(row),
  minutes: readMinutes(row),
});

const MAX_YEARS_AHEAD = 2;
const MAX_MINUTES = 600;

function readHeldOn(row: RowReader): string {
  const date = row.date('held_on');
  row.checkYear('held_on', date, MAX_YEARS_AHEAD);
  return row.requireValue('held_on', date, '');
}

function readMinutes(row: RowReader): number {
  const minutes = row.count('minutes');
  if (minutes !== null && (minutes === 0 || minutes > MAX_MINUTES))
    row.wrong('minutes', `must be from 1 to ${MAX_MINUTES}`, undefined);
  return row.requireValue('minutes', minutes, 0);
}

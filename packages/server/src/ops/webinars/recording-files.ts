// Reads the files of a recording and reports all problems at once.
import { basename } from 'node:path';
import { todayInNewYork } from '../../shared/clock';
import type { Chapter } from '../../database/tables';
import type { Recording } from '../../decisions/webinars';
import { fileRows } from '../import/file-rows';
import { readTextFile } from '../import/text-file';
import { RowReader } from '../import/row-reader';
import { type Operation, OperatorError } from '../operation/operation';
import { readGivenFile } from '../operation/read-file';
import { type Caption, type FileProblem, readCaptions } from './caption-file';

export interface RecordingFiles {
  /** WebM. */
  film: string;
  captionsEn: string;
  captionsZh: string;
  chapters: string;
  /** Duration of the video in whole seconds. */
  seconds: string;
}

/** @throws OperatorError with a report of every invalid line */
export async function readRecording({ services }: Operation, given: RecordingFiles): Promise<Recording> {
  const seconds = /^[1-9]\d{0,5}$/.test(given.seconds) ? Number(given.seconds) : 0;
  if (seconds === 0)
    throw new OperatorError(`--seconds is "${given.seconds}", but must be a whole number above zero.`);
  const film = await readGivenFile(given.film, MOST_FILM_MEGABYTES);
  const english = await captionsOf(given.captionsEn, seconds);
  const chinese = await captionsOf(given.captionsZh, seconds);
  const today = todayInNewYork(services.clock);
  const rows = (await fileRows(given.chapters, COLUMNS)).map((row) => new RowReader(row, today));
  const chapters = chaptersOf(basename(given.chapters), rows, seconds);
  const problems = [...english.problems, ...chinese.problems, ...chapters.problems];
  if (problems.length === 0)
    problems.push(...atOtherTimes(basename(given.captionsZh), english.captions, chinese.captions));
  if (problems.length > 0)
    throw new OperatorError(
      `The files have ${problems.length === 1 ? '1 error' : `${problems.length} errors`}. Nothing was published.`,
      { report: { problems } },
    );
  const cues = english.captions.map(({ from, to, text }, place) => ({
    from,
    to,
    text: { en: text, 'zh-CN': chinese.captions[place]?.text ?? text },
  }));
  return { film, seconds, chapters: chapters.chapters, cues };
}

const COLUMNS = ['from', 'title_en', 'title_zh'] as const;

const MOST_FILM_MEGABYTES = 1000;

const captionsOf = async (path: string, seconds: number) =>
  readCaptions(basename(path), await readTextFile(path), seconds);

function chaptersOf(
  file: string,
  rows: readonly RowReader[],
  seconds: number,
): { chapters: Chapter[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const chapters: Chapter[] = [];
  for (const reader of rows) {
    const from = reader.given('from', reader.count('from'), 0);
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
function atOtherTimes(file: string, english: readonly Caption[], chinese: readonly Caption[]): FileProblem[] {
  const problems = chinese.flatMap(({ line, from, to }, place): FileProblem[] => {
    const same = english[place];
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

// Recordings of past webinars. All share one video of drawn slides; each has its own captions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, LANGUAGES, type Bilingual, type Language } from '@quoin/rules';
import { files, recordings, type Cue, type webinars } from '../../database/tables';
import { folderBeside } from '../../shared/folder-beside';
import { fileDigest } from '../../journey/documents';
import { fillPlaceholders, readDemoJson, type RecordingTexts } from '../../demo/demo-files';
import { both, getProduct, type ProductRow, type World } from './world';

const FILM = 'webinar.webm';
const STORE_KEY = `files/${FILM}`;
const DAYS_TO_RECORD = 4;

type Webinar = typeof webinars.$inferSelect;

export async function seedRecordings(world: World, held: readonly Webinar[]): Promise<void> {
  const { services, tx, now, today } = world;
  const film = readFileSync(join(folderBeside('films', FILM), FILM));
  await services.fileStore.put(STORE_KEY, film);
  const recorded = held.filter(({ heldOn }) => heldOn <= addDays(today, -DAYS_TO_RECORD));
  const getFile = (webinarId: string) => `${webinarId}-film`;
  // One row per webinar, since each is opened separately; the bytes are stored once.
  await tx.insert(files).values(
    recorded.map(({ id, title }) => ({
      id: getFile(id),
      accountId: null,
      name: `${title.en}.webm`,
      contentType: 'video/webm',
      size: film.length,
      sha256: fileDigest(film),
      pages: null,
      storeKey: STORE_KEY,
      createdAt: now,
    })),
  );
  const texts = readDemoJson('recording');
  await tx.insert(recordings).values(
    recorded.map((webinar) => ({
      webinarId: webinar.id,
      fileId: getFile(webinar.id),
      seconds: texts.seconds,
      chapters: texts.chapters,
      cues: getCaptions(texts, getProduct(world, webinar.productId).row, webinar),
    })),
  );
}

function getCaptions(texts: RecordingTexts, product: ProductRow, webinar: Webinar): Cue[] {
  const { chapters, seconds } = texts;
  return wordsByChapter(texts, product, webinar).flatMap((paragraphs, index) => {
    const from = chapters[index]?.from ?? 0;
    const to = chapters[index + 1]?.from ?? seconds;
    return spreadCues(paragraphs.flatMap(pairSentences), from, to);
  });
}

/** Captions by chapter, in order. */
function wordsByChapter(
  { words }: RecordingTexts,
  { texts: { overview, capitalCallSchedule, exitPolicy } }: ProductRow,
  { title, speaker, summary }: Webinar,
): Bilingual[][] {
  const welcome = (language: Language) =>
    fillPlaceholders(words.welcome[language], { title: title[language], speaker });
  return [
    [both(welcome('en'), welcome('zh-CN')), summary],
    overview.slice(0, 2),
    [words.risks],
    [capitalCallSchedule, exitPolicy],
    [words.questions],
  ];
}

/** Splits the text into the same number of cues in both languages. */
function pairSentences(text: Bilingual): Bilingual[] {
  const sentences = (language: Language) =>
    [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text[language])].map(
      ({ segment }) => segment,
    );
  const cut = { en: sentences('en'), 'zh-CN': sentences('zh-CN') };
  const steps = Math.min(...LANGUAGES.map((language) => cut[language].length));
  const step = (language: Language, at: number) =>
    cut[language]
      .filter((_, index) => Math.floor((index * steps) / cut[language].length) === at)
      .join('')
      .trim();
  return Array.from({ length: steps }, (_, index) => both(step('en', index), step('zh-CN', index)));
}

/** Relative reading time in the slower language. A Chinese character counts as several letters. */
const estimateReadingTime = ({ en, 'zh-CN': zh }: Bilingual) =>
  Math.max(en.length, zh.length * LETTERS_A_CHARACTER);
const LETTERS_A_CHARACTER = 2.5;

/** Distributes the time of a chapter over its cues by reading time. Times are tenths of a second. */
function spreadCues(texts: Bilingual[], from: number, to: number): Cue[] {
  const all = texts.reduce((sum, text) => sum + estimateReadingTime(text), 0);
  let before = 0;
  const moment = () => Math.round((from + ((to - from) * before) / all) * 10) / 10;
  return texts.map((text) => {
    const begin = moment();
    before += estimateReadingTime(text);
    return { from: begin, to: moment(), text };
  });
}

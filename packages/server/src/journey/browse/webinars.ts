// Webinars and their recordings: listed publicly, watched after sign-in.
import type { ReplyOf } from '@quoin/contract';
import { type Language, LANGUAGES, RECORDING_KEY_HOURS } from '@quoin/rules';
import { asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { files, products, recordings, webinars } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { sha256 } from '../../security/secrets';
import { ApiError } from '../../shared/errors';
import { findFileByKey, keyFor } from '../documents';
import { FIRST_PAGE, openTo, DEFAULT_PAGE_SIZE } from './store';

const HOUR = 3600;

export const webinarHandlers = {
  async listWebinars({ query, signedIn, language }, { db }) {
    const { page = FIRST_PAGE, page_size = DEFAULT_PAGE_SIZE } = query;
    const { rows, total } = await findWebinars(db, signedIn.country, page, page_size);
    return { items: rows.map((row) => toReply(row, language)), page, page_size, total };
  },

  async getWebinar({ params, language }, { db }) {
    const row = await findWebinar(db, params.webinarId);
    if (!row) throw new ApiError('not_found');
    return toReply(row, language);
  },

  async openRecording({ params: { webinarId }, signedIn, language }, services) {
    const found = await findRecording(services.db, webinarId);
    if (!found) throw new ApiError('not_found');
    if (!found.allowedCountries.includes(signedIn.country)) throw new ApiError('country_not_eligible');
    const { seconds, chapters, cues } = found.recording;
    const key = await keyFor(services, found.file, signedIn, RECORDING_KEY_HOURS * HOUR);
    const { searchParams: proof } = new URL(key.url, services.config.publicUrl);
    return {
      ...key,
      seconds,
      chapters: chapters.map(({ from, title }) => ({ from, title: title[language] })),
      transcript: translateCues(cues, language),
      captions: LANGUAGES.map((each) => ({
        language: each,
        url: `/api/v1/webinars/${webinarId}/captions/${each}?${proof}`,
      })),
    };
  },

  async getCaptions({ params: { webinarId, language }, query }, { clock, db }) {
    const found = await findRecording(db, webinarId);
    const opened = found && (await findFileByKey(db, found.file.id, sha256(query.key), clock.now()));
    if (!opened) throw new ApiError('file_link_expired');
    const captions = Buffer.from(webVtt(translateCues(found.recording.cues, language)));
    return {
      name: `${language}.vtt`,
      content_type: 'text/vtt; charset=utf-8',
      bytes: (async function* () {
        yield captions;
      })(),
    };
  },
} satisfies SomeHandlers;

const translateCues = (cues: Recording['cues'], language: Language) =>
  cues.map(({ from, to, text }) => ({ from, to, text: text[language] }));

type Recording = NonNullable<Awaited<ReturnType<typeof findRecording>>>['recording'];

const toReply = ({ webinar, product, seconds }: WebinarRow, language: Language): ReplyOf<'getWebinar'> => ({
  id: webinar.id,
  title: webinar.title[language],
  summary: webinar.summary[language],
  speaker: webinar.speaker,
  held_on: webinar.heldOn,
  minutes: webinar.minutes,
  product: { id: product.id, name: product.name[language] },
  recorded_seconds: seconds,
});

interface Cue {
  /** Seconds from the start. */
  from: number;
  to: number;
  text: string;
}

/**
 * Captions as a WebVTT file (https://www.w3.org/TR/webvtt1/). A cue ends at the first empty line, and markup is
 * escaped.
 */
const webVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${toCueText(text)}`),
  ]
    .join('\n\n')
    .concat('\n');

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const toCueText = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** hh:mm:ss.ttt */
const timestamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice('1970-01-01T'.length, -1);

type WebinarRow = Awaited<ReturnType<typeof selectWebinars>>[number];

const selectWebinars = (db: Executor, where: SQL) =>
  db
    .select({
      webinar: webinars,
      product: { id: products.id, name: products.name },
      seconds: recordings.seconds,
    })
    .from(webinars)
    .innerJoin(products, eq(products.id, webinars.productId))
    .leftJoin(recordings, eq(recordings.webinarId, webinars.id))
    .where(where)
    .$dynamic();

/** Webinars of the visible products, newest first. */
async function findWebinars(db: Executor, country: string, page: number, pageSize: number) {
  const where = openTo(country);
  const rows = await selectWebinars(db, where)
    .orderBy(desc(webinars.heldOn), asc(webinars.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(webinars)
    .innerJoin(products, eq(products.id, webinars.productId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

async function findWebinar(db: Executor, webinarId: string): Promise<WebinarRow | undefined> {
  const [row] = await selectWebinars(db, eq(webinars.id, webinarId));
  return row;
}

async function findRecording(db: Executor, webinarId: string) {
  const [row] = await db
    .select({ recording: recordings, file: files, allowedCountries: products.allowedCountries })
    .from(recordings)
    .innerJoin(files, eq(files.id, recordings.fileId))
    .innerJoin(webinars, eq(webinars.id, recordings.webinarId))
    .innerJoin(products, eq(products.id, webinars.productId))
    .where(eq(recordings.webinarId, webinarId));
  return row;
}

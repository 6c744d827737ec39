// Webinars about products, and their recordings: anyone may know of one, to watch it one signs in.
import type { ReplyOf } from '@quoin/contract';
import { LANGUAGES, RECORDING_KEY_HOURS, type Language } from '@quoin/rules';
import type { Handlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { sha256 } from '../../security/secrets';
import { fileOfKey, keyFor } from '../documents';
import { FIRST_PAGE, USUAL_PAGE_SIZE } from './pages';
import { webVtt } from './web-vtt';
import { findRecording, findWebinar, findWebinarsOf, type WebinarRow } from './webinar-store';

const HOUR = 3600;

export const webinarHandlers: Handlers<'listWebinars' | 'getWebinar' | 'openRecording' | 'getCaptions'> = {
  async listWebinars({ query, signedIn, language }, { db }) {
    const { page = FIRST_PAGE, page_size = USUAL_PAGE_SIZE } = query;
    const { rows, total } = await findWebinarsOf(db, signedIn.country, page, page_size);
    return { items: rows.map((row) => told(row, language)), page, page_size, total };
  },

  async getWebinar({ params, language }, { db }) {
    const row = await findWebinar(db, params.webinarId);
    if (!row) throw new ApiError('not_found');
    return told(row, language);
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
      transcript: inLanguage(cues, language),
      captions: LANGUAGES.map((each) => ({
        language: each,
        url: `/api/v1/webinars/${webinarId}/captions/${each}?${proof}`,
      })),
    };
  },

  async getCaptions({ params: { webinarId, language }, query }, { clock, db }) {
    const found = await findRecording(db, webinarId);
    const opened = found && (await fileOfKey(db, found.file.id, sha256(query.key), clock.now()));
    if (!opened) throw new ApiError('file_link_expired');
    const captions = Buffer.from(webVtt(inLanguage(found.recording.cues, language)));
    return {
      name: `${language}.vtt`,
      content_type: 'text/vtt; charset=utf-8',
      bytes: (async function* () {
        yield captions;
      })(),
    };
  },
};

const inLanguage = (cues: Recording['cues'], language: Language) =>
  cues.map(({ from, to, text }) => ({ from, to, text: text[language] }));

type Recording = NonNullable<Awaited<ReturnType<typeof findRecording>>>['recording'];

const told = ({ webinar, product, seconds }: WebinarRow, language: Language): ReplyOf<'getWebinar'> => ({
  id: webinar.id,
  title: webinar.title[language],
  summary: webinar.summary[language],
  speaker: webinar.speaker,
  held_on: webinar.heldOn,
  minutes: webinar.minutes,
  product: { id: product.id, name: product.name[language] },
  recorded_seconds: seconds,
});

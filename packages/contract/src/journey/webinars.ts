import { LANGUAGES } from '@quoin/rules';
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  FileBytes,
  fileKey,
  Id,
  Nullable,
  OneOf,
  Page,
  PageNumber,
  PageSize,
  Text,
} from '../shapes/primitives';

const Webinar = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  speaker: Type.String(),
  held_on: CalendarDate,
  minutes: Type.Integer(),
  product: Type.Object({ id: Id, name: Type.String() }),
  /** The length of its recording in seconds; null while there is none. */
  recorded_seconds: Nullable(Type.Integer()),
});

const ofOne = { params: Type.Object({ webinarId: Id }), origin: 'ours' } as const;

/** Seconds from the start. */
const Moment = Type.Number();

export const webinars = {
  listWebinars: {
    ...CALLS.listWebinars,
    summary: 'Webinars about the products of this account’s country, the newest first',
    query: Type.Object(
      { page: Type.Optional(PageNumber), page_size: Type.Optional(PageSize) },
      { additionalProperties: false },
    ),
    reply: Page(Webinar),
    errors: [],
    origin: 'ours',
  },
  getWebinar: {
    ...CALLS.getWebinar,
    ...ofOne,
    summary: 'What a webinar is about, who spoke and when: anyone may know it',
    reply: Webinar,
    errors: ['not_found'],
  },
  openRecording: {
    ...CALLS.openRecording,
    ...ofOne,
    summary: 'The recording: a key for its bytes, its chapters, its words, and its captions as WebVTT',
    reply: Type.Object({
      ...fileKey,
      seconds: Type.Integer(),
      chapters: Type.Array(Type.Object({ from: Moment, title: Type.String() })),
      /** The transcript in the caller's language. */
      transcript: Type.Array(Type.Object({ from: Moment, to: Moment, text: Type.String() })),
      captions: Type.Array(Type.Object({ language: OneOf(LANGUAGES), url: Type.String() })),
    }),
    errors: ['not_found', 'country_not_eligible'],
  },
  getCaptions: {
    ...CALLS.getCaptions,
    params: Type.Object({ webinarId: Id, language: OneOf(LANGUAGES) }),
    summary: 'The captions of a recording, to whoever holds the key of `openRecording`',
    query: Type.Object({ key: Text(100) }, { additionalProperties: false }),
    reply: FileBytes,
    media: 'text/vtt',
    errors: ['file_link_expired'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

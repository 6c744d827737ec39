import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Count,
  described,
  FileBytes,
  fileKey,
  Id,
  Label,
  Nullable,
  Page,
  PageNumber,
  PageSize,
  Text,
} from '../shapes/primitives';
import { Language } from '../shapes/terms';

export const webinarFacts = {
  id: Id,
  title: Label('The title.'),
  summary: Label('What it is about.'),
  speaker: Label('The name of the speaker.'),
  held_on: described(CalendarDate, 'The day of the webinar.'),
  minutes: Count('Its planned length.'),
  recorded_seconds: Nullable(Type.Integer(), 'The length of its recording. Null without a recording.'),
};

const Webinar = Type.Object(
  {
    ...webinarFacts,
    product: Type.Object(
      { id: described(Id, 'The product.'), name: Label('The name of the product.') },
      { description: 'The product that it presents.' },
    ),
  },
  { title: 'Webinar', description: 'A webinar about a product.' },
);

const webinarId = described(Id, 'The webinar.');
const ofOne = { params: Type.Object({ webinarId }), origin: 'ours' } as const;

/** Seconds from the start. */
const Moment = (description: string) => Type.Number({ description: `${description}, in seconds.` });

export const webinars = {
  listWebinars: {
    ...CALLS.listWebinars,
    summary: 'List webinars',
    description: 'Webinars about the products of this account’s country, the newest first.',
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
    summary: 'Get a webinar',
    description: 'Public: what it is about, the speaker and the day.',
    reply: Webinar,
    errors: ['not_found'],
  },
  openRecording: {
    ...CALLS.openRecording,
    ...ofOne,
    summary: 'Open the recording of a webinar',
    description: 'A key for the bytes of the film, which works for two hours, its chapters and transcript.',
    reply: Type.Object(
      {
        ...fileKey,
        seconds: Count('The length of the recording.'),
        chapters: Type.Array(
          Type.Object({ from: Moment('Its start'), title: Label('The title of the chapter.') }),
          { description: 'The chapters in order.' },
        ),
        transcript: Type.Array(
          Type.Object({ from: Moment('Its start'), to: Moment('Its end'), text: Label('What is said.') }),
          { description: 'In the language of the call.' },
        ),
        captions: Type.Array(
          Type.Object({ language: Language, url: Label('The URL of the captions, with the key.') }),
          { description: 'Captions as WebVTT.' },
        ),
      },
      { title: 'Recording', description: 'The recording of a webinar.' },
    ),
    errors: ['not_found', 'country_not_eligible'],
  },
  getCaptions: {
    ...CALLS.getCaptions,
    params: Type.Object({ webinarId, language: Language }),
    summary: 'Get captions',
    description: 'The URL of `captions` in the recording. The key is the permission; no token is needed.',
    query: Type.Object({ key: Text(100, 'The key of the recording.') }, { additionalProperties: false }),
    reply: FileBytes,
    media: 'text/vtt',
    errors: ['file_link_expired'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

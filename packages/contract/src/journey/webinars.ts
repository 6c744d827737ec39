import Type from 'typebox';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
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
  Part,
  PartList,
  Strict,
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

const Webinar = Component('Webinar', 'A webinar about a product.', {
  ...webinarFacts,
  product: Part('The product that it presents.', {
    id: described(Id, 'The product.'),
    name: Label('The name of the product.'),
  }),
});

const webinarId = described(Id, 'The webinar.');
const ofOne = { params: Type.Object({ webinarId }) } as const;

/** Seconds from the start. */
const Moment = (description: string) => Type.Number({ description: `${description}, in seconds.` });

export const webinars = {
  listWebinars: {
    summary: 'List webinars',
    description: 'Webinars about the products of this account’s country, the newest first.',
    query: Strict({ page: Type.Optional(PageNumber), page_size: Type.Optional(PageSize) }),
    reply: Page(Webinar),
  },
  getWebinar: {
    ...ofOne,
    summary: 'Get a webinar',
    description: 'Public: what it is about, the speaker and the day.',
    reply: Webinar,
    errors: ['not_found'],
  },
  openRecording: {
    ...ofOne,
    summary: 'Open the recording of a webinar',
    description: 'A key for the bytes of the film, which works for two hours, its chapters and transcript.',
    reply: Component('Recording', 'The recording of a webinar.', {
      ...fileKey,
      seconds: Count('The length of the recording.'),
      chapters: PartList('The chapters in order.', {
        from: Moment('Its start'),
        title: Label('The title of the chapter.'),
      }),
      transcript: PartList('In the language of the call.', {
        from: Moment('Its start'),
        to: Moment('Its end'),
        text: Label('What is said.'),
      }),
      captions: PartList('Captions as WebVTT.', {
        language: Language,
        url: Label('The URL of the captions, with the key.'),
      }),
    }),
    errors: ['not_found', 'country_not_eligible'],
  },
  getCaptions: {
    params: Type.Object({ webinarId, language: Language }),
    summary: 'Get captions',
    description: 'The URL of `captions` in the recording. The key is the permission; no token is needed.',
    query: Strict({ key: Text(100, 'The key of the recording.') }),
    reply: FileBytes,
    media: 'text/vtt',
    errors: ['file_link_expired'],
  },
} as const satisfies Record<string, Schemas>;

// Calls on research about companies, and on webinars about products.
import { FUNDING_ROUNDS, RESEARCH_SECTORS, RESEARCH_SOURCES, VALUATION_BASES } from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
  Count,
  Country,
  withRole,
  FileBytes,
  fileKey,
  Id,
  Label,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNumber,
  PageSize,
  Part,
  PartList,
  Strict,
  Text,
} from '../shapes/primitives';
import { Language } from '../shapes/terms';

const ofShares = {
  price_per_share: withRole(Money, 'US dollars per share.'),
  shares: Count('The number of all shares.'),
  source_id: withRole(Id, 'The source, in `sources`.'),
};
const Round = Component('FundingRound', 'A funding round of a company.', {
  date: withRole(CalendarDate, 'The day of the announcement.'),
  round: OneOf(FUNDING_ROUNDS, { description: 'The name of the round.' }),
  amount: withRole(Money, 'The amount that the company raised.'),
  post_money: withRole(Money, 'The valuation after the round: shares times price.'),
  ...ofShares,
});

const ImpliedValuation = Component(
  'ImpliedValuation',
  'The value of a company at the price that was paid for a part of its shares.',
  {
    date: withRole(CalendarDate, 'The day of the price.'),
    basis: OneOf(VALUATION_BASES, { description: 'Where the price was paid or estimated.' }),
    valuation: withRole(Money, 'The value of all shares at that price.'),
    ...ofShares,
  },
);

const Sector = OneOf(RESEARCH_SECTORS, { title: 'ResearchSector', description: 'The sector of a company.' });

const facts = {
  id: Id,
  name: Label('The name of the company.'),
  sector: Sector,
  country: withRole(Country, 'The country of the head office.'),
  founded_year: Count('The year of the foundation.'),
  description: Label('What the company does.'),
};

const ofData = {
  disclaimer: Label('Show it next to every figure.'),
  as_of: withRole(CalendarDate, 'The day of the data.'),
};

export const research = {
  listCompanies: {
    summary: 'List companies',
    description: 'Private companies with research data, by name.',
    query: Strict({
      search: Type.Optional(Text(100, 'A part of the name or of the description.')),
      sector: Type.Optional(withRole(Sector, 'Only companies of this sector.')),
      page: Type.Optional(PageNumber),
      page_size: Type.Optional(PageSize),
    }),
    reply: Type.Object({
      ...Page(
        Component('CompanySummary', 'A private company.', {
          ...facts,
          last_round: Nullable(Round, 'Null without a round.'),
          last_valuation: Nullable(ImpliedValuation, 'Null without a valuation since.'),
        }),
      ).properties,
      ...ofData,
    }),
  },
  getCompany: {
    summary: 'Get a company',
    description: 'A private company with its funding rounds, its valuations since, and their sources.',
    params: Type.Object({ companyId: withRole(Id, 'The company.') }),
    reply: Component('Company', 'A private company with research data.', {
      ...facts,
      rounds: Type.Array(Round, { description: 'The earliest first.' }),
      valuations: Type.Array(ImpliedValuation, { description: 'The earliest first.' }),
      sources: PartList('The sources of all figures.', {
        id: withRole(Id, 'The source.'),
        kind: OneOf(RESEARCH_SOURCES, { description: 'The kind of source.' }),
        name: Label('The name of the source.'),
        published_on: withRole(CalendarDate, 'The day of the publication.'),
      }),
      ...ofData,
    }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, Schemas>;

export const webinarFacts = {
  id: Id,
  title: Label('The title.'),
  summary: Label('What it is about.'),
  speaker: Label('The name of the speaker.'),
  held_on: withRole(CalendarDate, 'The day of the webinar.'),
  minutes: Count('Its planned length.'),
  recorded_seconds: Nullable(Type.Integer(), 'The length of its recording. Null without a recording.'),
};

const Webinar = Component('Webinar', 'A webinar about a product.', {
  ...webinarFacts,
  product: Part('The product that it presents.', {
    id: withRole(Id, 'The product.'),
    name: Label('The name of the product.'),
  }),
});

const webinarId = withRole(Id, 'The webinar.');
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

// The five steps of an application on the wire, derived from the table of answers. Drafts are stored as they are typed, so
// every field may be missing or unfinished. `validateStep` of @quoin/rules returns the problems of a finished step.
import Type, { type TSchema, type TUnsafe } from 'typebox';
import {
  ACCREDITED_OWNER,
  ANSWERS,
  BENEFICIAL_OWNER,
  INTERESTED_PARTY,
  PORTFOLIO_ASSETS,
  SIGNER,
  type Answer,
  type Answers,
  type ApplicationValues,
} from '@quoin/rules';
import { withRole, Id, OneOf, Text } from './primitives';

const strict = { additionalProperties: false } as const;

const CompositionLine = Type.Object(
  {
    share_bp: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99_999,
        description: 'The share of the portfolio in whole basis points. All lines add up to 10000 (100 %).',
      }),
    ),
    years: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 99, description: 'Years of experience with the asset class.' }),
    ),
  },
  { ...strict, title: 'CompositionLine', description: 'One asset class of a portfolio.' },
);

const Composition = Type.Partial(Type.Record(Type.Enum([...PORTFOLIO_ASSETS]), CompositionLine), strict);

/** Groups of fields by the name of their component. */
const GROUPS: Record<string, Answers> = {
  Address: ANSWERS.investor_information.permanent_address.of,
  Signer: SIGNER,
  InterestedParty: INTERESTED_PARTY,
  AccreditedOwner: ACCREDITED_OWNER,
  BeneficialOwner: BENEFICIAL_OWNER,
};

/** Descriptions of answers that their names do not explain. */
const DESCRIPTIONS: Record<string, string> = {
  accredited_basis: 'The test of 17 CFR 230.501(a) that makes the investor accredited.',
  accredited_owners: 'The owners that the test looks through to. Only for such a test.',
  qualified_client: 'Whether the investor meets the test of rule 205-3 of the Advisers Act.',
  qualified_purchaser:
    'Whether the investor meets the test of section 2(a)(51) of the Investment Company Act.',
  qualified_purchaser_basis: 'The test, for an entity or a trust that is a qualified purchaser.',
  us_natural_person_resident:
    'Whether the investor is a person resident in the United States. Only for persons.',
  attested: 'The investor attests that these statements are true. Must be true.',
  nationality: 'The nationality of a person; the country of formation of an entity or a trust.',
  mailing_same: 'Whether mail goes to the permanent address.',
  mailing_address: 'Only if `mailing_same` is false.',
  signers: 'The people who sign, in the order of signing.',
  capacity: 'The capacity of a person who signs for an entity or a trust.',
  title: 'The title of a person who signs for an entity or a trust.',
  has_beneficial_owners: 'Whether a person owns 25 % or more of the entity.',
  beneficial_owners: 'The people who own 25 % or more of the entity.',
  basis: 'The test that this owner meets.',
  share_bp: 'The share of the equity in whole basis points (2500 is 25 %).',
  erisa_plan: 'Whether the investor is a plan under ERISA.',
  code_4975_plan: 'Whether the investor is a plan under section 4975 of the Internal Revenue Code.',
  plan_assets_bp: 'The share of the assets that are plan assets, in whole basis points.',
  interested_parties: 'Other people with an interest in the investment, such as an adviser. May be empty.',
  related_to_member_firm: 'Whether the investor is related to a member firm of FINRA.',
  related_to_public_company: 'Whether the investor is related to a public company.',
  senior_political_figure: 'Whether the investor is a senior political figure or related to one.',
  sophistication_acknowledged: 'The investor can bear the risks of the investment. Must be true.',
  document_type: 'A second document beside a Social Security number. Optional.',
  id_country: 'The country that issued a passport or licence, an ISO 3166-1 alpha-2 code.',
  commitment: 'US dollars: a multiple of 1,000, at least the minimum of the product.',
  bank_account_id: 'The account on file that pays. None for an IRA.',
  must_read: 'The must-read documents that were read to the end and ticked.',
};

const BY_KIND: Record<Exclude<Answer, { kind: 'file' }>['kind'], string> = {
  text: 'A line of text.',
  long_text: 'Details of the answer before it.',
  email: 'An e-mail address.',
  money: 'US dollars: digits, with or without commas and two decimals.',
  country: 'A country as its ISO 3166-1 alpha-2 code.',
  region: 'The country of the phone number, an ISO 3166-1 alpha-2 code.',
  phone: 'A phone number, in the format of its region.',
  date: 'A date, YYYY-MM-DD.',
  state: 'A state as its two-letter code, in countries with states.',
  yes_no: 'Yes or no.',
  tick: 'A statement that must be true.',
  choice: 'One of the options.',
  share: 'A share in whole basis points.',
  composition: 'The portfolio by asset class.',
  id: 'An identifier.',
  ids: 'Identifiers.',
  group: 'Several fields.',
  list: 'Several entries.',
};

function getDescription(id: string, kind: keyof typeof BY_KIND): string {
  if (id.endsWith('_masked')) return 'Read-only: the number on file without most of its digits.';
  if (`${id}_masked` in { ...ANSWERS.investor_information, ...SIGNER })
    return `Write-only: replies have \`${id}_masked\`. A save without it keeps the number on file.`;
  return DESCRIPTIONS[id] ?? BY_KIND[kind];
}

function answerShape(answer: Exclude<Answer, { kind: 'file' }>): TSchema {
  switch (answer.kind) {
    case 'yes_no':
    case 'tick':
      return Type.Boolean();
    case 'choice':
      return OneOf(answer.options);
    case 'share':
      return Type.Integer({ minimum: 0, maximum: answer.maximum });
    case 'composition':
      return Composition;
    case 'id':
      return Id;
    case 'ids':
      return Type.Array(Id, { maxItems: answer.maxItems });
    case 'group':
      return groupShape(answer.of);
    case 'list':
      return Type.Array(groupShape(answer.of), { maxItems: answer.maxItems });
    default:
      return Text(answer.maxLength);
  }
}

function groupShape(answers: Answers): TSchema {
  const [title] = Object.entries(GROUPS).find(([, of]) => of === answers) ?? [];
  return answersShape(answers, title ? { title, description: 'A part of an application.' } : {});
}

/** Files are uploaded by separate calls. */
function answersShape(answers: Answers, documentation: object = {}): TSchema {
  const shapes = Object.entries(answers).flatMap(([id, answer]) =>
    answer.kind === 'file'
      ? []
      : [[id, Type.Optional(withRole(answerShape(answer), getDescription(id, answer.kind)))] as const],
  );
  return Type.Object(Object.fromEntries(shapes), { ...strict, ...documentation });
}

const stepShape = <S extends keyof typeof ANSWERS>(step: S, title: string, description: string) =>
  answersShape(ANSWERS[step], { title, description }) as TUnsafe<ApplicationValues[S]>; // the values' type is derived from the same table

/** The values of each step. */
export const STEP_SHAPES = {
  qualification: stepShape('qualification', 'Qualification', 'Whether the investor may invest.'),
  investor_information: stepShape(
    'investor_information',
    'InvestorInformation',
    'The identity of the investor, its addresses and its signers.',
  ),
  status_and_experience: stepShape(
    'status_and_experience',
    'StatusAndExperience',
    'Income, net worth, portfolio and goals.',
  ),
  upload_files: stepShape(
    'upload_files',
    'UploadFiles',
    'Always empty: the proofs are uploaded by `beginUpload`, and the step checks that they are there.',
  ),
  amount_and_signature: stepShape(
    'amount_and_signature',
    'AmountAndSignature',
    'The commitment, how it is paid, and the documents that were read.',
  ),
};

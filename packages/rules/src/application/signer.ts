// The rules of one signer: personal data and identity number.
import { validateBirthDate } from '../account/profile';
import { requiredLatin } from '../address/latin-text';
import { isCountry } from '../countries/countries';
import type { Subdivision } from '../countries/subdivisions';
import { parseDate } from '../dates/parse-date';
import { getChineseIdBirthDate, parseChineseId } from '../identifiers/chinese-id';
import { parsePrintedNumber } from '../identifiers/printed-number';
import { parseSsn } from '../identifiers/tax-numbers';
import { isJoint, type InvestorType } from '../investing-terms';
import { validateEmail } from '../join/sign-up';
import { gather, type Problem, type ProblemName, type Problems } from '../problems';
import { isBlank, requiredText, requiredValid } from '../required';
import { compactCode } from '../text/compact-code';
import { normaliseText } from '../text/normalise-text';
import { NATIONAL_ID_TYPES, type NationalIdType, type Signer } from './application-values';
import { getFormationStates, validateState, validateCapacity } from './organization';
import type { StepContext } from './step-context';
import { toStoredContact } from './stored-contact';

/** Joint owners sign together, so there are at least two of them. */
export const minSigners = (investorType: InvestorType): number => (isJoint(investorType) ? 2 : 1);

const COUPLE = 2;

/** Joint owners by community property, or by a test of income or net worth as spouses. */
const isCouple = ({
  investorType,
  accreditedBasis,
}: Pick<StepContext, 'investorType' | 'accreditedBasis'>): boolean =>
  investorType === 'joint_community_property' ||
  (isJoint(investorType) && (accreditedBasis === 'joint_income' || accreditedBasis === 'net_worth'));

/** How many people sign, and whether all owners of a joint investor are among those who meet the chosen test. */
export function validateSigners(signers: readonly Signer[] = [], context: StepContext): Problem | undefined {
  const count = signers.length;
  if (count === 0) return { name: 'signer_required' };
  if (count < minSigners(context.investorType)) return { name: 'second_signer_required' };
  if (context.isSigned) return undefined;
  if (count > COUPLE && isCouple(context)) return { name: 'signers_are_couple' };
  return context.accreditedBasis === 'each_owner' && !areOwners(signers, context.accreditedOwners)
    ? { name: 'signers_are_owners' }
    : undefined;
}

/** Each signer is one of the owners, and each owner signs. An owner's name may have more parts than that of the signer. */
function areOwners(signers: readonly Signer[], owners: readonly string[]): boolean {
  const names = owners.map(splitWords);
  return (
    signers.length === owners.length &&
    signers.every(({ first_name = '', last_name = '' }) => {
      const signer = splitWords(`${first_name} ${last_name}`);
      const at = names.findIndex((owner) => signer.every((word) => owner.includes(word)));
      if (at >= 0) names.splice(at, 1);
      return at >= 0;
    })
  );
}

const splitWords = (name: string): string[] =>
  normaliseText(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The same person cannot sign twice. Numbers that are on file are compared by the server. */
export function validateNotRepeated(signers: readonly Signer[], place: number): Problems {
  const getNumber = ({ id_type, id_number }: Signer) =>
    isBlank(id_number) ? undefined : `${id_type} ${compactCode(id_number ?? '')}`;
  const own = getNumber(signers[place] ?? {});
  const before = signers.slice(0, place);
  return own !== undefined && before.some((signer) => getNumber(signer) === own)
    ? { id_number: { name: 'signer_twice' } }
    : {};
}

/** @param place counts from 0. @param nationality of the investor: the number of a Chinese identity card has a checksum. */
export function validateSigner(
  signer: Signer,
  place: number,
  nationality: string | undefined,
  context: StepContext,
): Problems {
  const idType = signer.id_type ?? getUsualNumberType(context);
  return gather({
    first_name: requiredLatin(signer.first_name),
    last_name: requiredLatin(signer.last_name),
    ...validateCapacity(signer, context),
    email: validateEmail(signer.email),
    date_of_birth: validateBirthDate(signer.date_of_birth, context.today),
    employment_status: requiredText(signer.employment_status),
    id_type: validateIdType(idType, context),
    id_number:
      validateIdNumber(idType, signer.id_number, nationality, {
        onFile: context.idOnFile[place] === true,
        today: context.today,
      }) ?? (idType === 'national_id' && nationality === 'CN' ? validateBirthDateInId(signer) : undefined),
    id_country:
      idType === 'passport' || idType === 'driver_licence'
        ? requiredValid(signer.id_country, isCountry, 'country_invalid')
        : undefined,
    ...(idType === 'ssn' ? validateDocument(signer) : {}),
  });
}

function validateBirthDateInId({ id_number, date_of_birth }: Signer): Problem | undefined {
  const inNumber = getChineseIdBirthDate(id_number ?? '');
  const given = parseDate(date_of_birth ?? '');
  return inNumber && given && inNumber !== given ? { name: 'national_id_birth_date' } : undefined;
}

/** The second document is left out or complete. */
function validateDocument(signer: Signer): Record<string, Problem | undefined> {
  const { document_type: type, document_number: number, document_country: country } = signer;
  if (!type) return {};
  const { parse, name } = NUMBER_RULES[type];
  const onFile = isBlank(number) && !isBlank(signer.document_number_masked);
  return {
    document_number: onFile ? undefined : requiredValid(number, (text) => parse(text) !== undefined, name),
    document_country: requiredValid(country, isCountry, 'country_invalid'),
    document_state:
      getDocumentStates(signer).length > 0 ? validateState(signer.document_state, country) : undefined,
  };
}

/** The states that may have issued the second document; none unless it is a licence from a country with states. */
export const getDocumentStates = ({ document_type, document_country }: Signer): readonly Subdivision[] =>
  document_type === 'driver_licence' ? getFormationStates(document_country) : [];

type SignerContext = Pick<StepContext, 'usPerson' | 'investorType'>;

/**
 * The kinds of identity number that a signer may give. A sole investor who is a US person gives the SSN, any other sole
 * investor one of the other kinds. Joint owners and representatives may give any kind, because a US entity may have a
 * foreign signer.
 */
export function getSignerNumberTypes({ usPerson, investorType }: SignerContext): readonly NationalIdType[] {
  if (investorType !== 'individual' && investorType !== 'ira') return NATIONAL_ID_TYPES;
  return NATIONAL_ID_TYPES.filter((type) => (type === 'ssn') === usPerson);
}

/** The default kind of number. */
export const getUsualNumberType = ({
  usPerson,
}: Pick<SignerContext, 'usPerson'>): NationalIdType | undefined => (usPerson ? 'ssn' : undefined);

function validateIdType(idType: NationalIdType | undefined, context: StepContext): Problem | undefined {
  if (idType === undefined || getSignerNumberTypes(context).includes(idType)) return requiredText(idType);
  return { name: context.usPerson ? 'ssn_required' : 'ssn_of_us_persons' };
}

interface NumberRule {
  name: ProblemName;
  /** The number in its stored form; undefined if it is not a valid number of the kind. */
  parse: (text: string, today?: string) => string | undefined;
}

function parsePassport(text: string): string | undefined {
  const number = compactCode(text);
  return /^[A-Z0-9]{5,15}$/.test(number) ? number : undefined;
}

const NUMBER_RULES: Record<NationalIdType, NumberRule> = {
  ssn: { name: 'ssn_invalid', parse: parseSsn },
  tin: { name: 'tin_invalid', parse: parsePrintedNumber },
  national_id: { name: 'national_id_invalid', parse: parsePrintedNumber },
  passport: { name: 'passport_invalid', parse: parsePassport },
  driver_licence: { name: 'driver_licence_invalid', parse: parsePrintedNumber },
};
const CHINESE_ID: NumberRule = { name: 'national_id_invalid', parse: parseChineseId };

const numberRule = (idType: NationalIdType, nationality: string | undefined): NumberRule =>
  idType === 'national_id' && nationality === 'CN' ? CHINESE_ID : NUMBER_RULES[idType];

/** The signer with number, date and e-mail in their stored form. Invalid values of a draft are left unchanged. */
export function toStoredSigner(signer: Signer, nationality: string | undefined): Signer {
  const { id_type, id_number, date_of_birth } = signer;
  const parse = id_type && numberRule(id_type, nationality).parse;
  return {
    ...toStoredContact(withStoredDocument(signer)),
    ...(id_number ? { id_number: parse?.(id_number) ?? normaliseText(id_number) } : {}),
    ...(date_of_birth ? { date_of_birth: parseDate(date_of_birth) ?? date_of_birth } : {}),
  };
}

/** Without the answers about a second document where none is chosen or possible. */
function withStoredDocument(signer: Signer): Signer {
  const {
    document_type,
    document_number,
    document_number_masked,
    document_country,
    document_state,
    ...rest
  } = signer;
  if (!document_type || (rest.id_type ?? 'ssn') !== 'ssn') return rest;
  const number = document_number && (NUMBER_RULES[document_type].parse(document_number) ?? document_number);
  return {
    ...rest,
    document_type,
    ...(number && { document_number: number }),
    ...(document_number_masked && { document_number_masked }),
    ...(document_country && { document_country }),
    ...(document_state && getDocumentStates(signer).length > 0 && { document_state }),
  };
}

function validateIdNumber(
  idType: NationalIdType | undefined,
  number: string | undefined,
  nationality: string | undefined,
  { onFile, today }: { onFile: boolean; today: string },
): Problem | undefined {
  if (onFile && isBlank(number)) return undefined;
  if (!idType) return requiredText(number);
  const { parse, name } = numberRule(idType, nationality);
  return requiredValid(number, (text) => parse(text, today) !== undefined, name);
}

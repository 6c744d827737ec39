// The rules of an investor that is an entity or a trust: kind, tax number, formation, owners and the capacity of signers.
import { isMilitaryAddress, validateCountry } from '../address/address-problems';
import { requiredLatin } from '../address/latin-text';
import { SUBDIVISIONS, type Subdivision } from '../countries/subdivisions';
import { parseDate } from '../dates/parse-date';
import { parsePrintedNumber } from '../identifiers/printed-number';
import { parseEin, parseSsn } from '../identifiers/tax-numbers';
import { isOrganization, type InvestorType } from '../investing-terms';
import { gather, type Problem, type Problems } from '../problems';
import { isBlank, requiredText, requiredValid } from '../required';
import { normaliseText } from '../text/normalise-text';
import {
  SIGNER_CAPACITIES,
  TAX_NUMBER_TYPES,
  type AccreditedOwner,
  type BeneficialOwner,
  type EntityKind,
  type InvestorInformationValues,
  type Signer,
  type SignerCapacity,
  type TaxNumberType,
  type TrustKind,
} from './application-values';
import {
  minimumOwners,
  looksThrough,
  getOwnerBases,
  type AccreditedBasis,
} from '../qualification/accredited-tests';
import { COMPOSITION_TOTAL_BP } from '../composition';
import type { InvestorContext, StepContext } from './step-context';

export const isEntity = ({ investorType }: InvestorContext): boolean => investorType === 'entity';
export const isTrust = ({ investorType }: InvestorContext): boolean => investorType === 'trust';

type TestContext = Pick<StepContext, 'accreditedBasis' | 'isSigned'>;

/**
 * The kind must be one that the chosen test of an accredited investor accepts: 17 CFR 230.501(a)(3) lists its kinds, and
 * (9) accepts only entities of other kinds.
 */
export function validateEntityKind(kind: EntityKind | undefined, context: TestContext): Problem | undefined {
  const { accreditedBasis: basis, isSigned } = context;
  const unlisted = kind === 'other_entity';
  const misfit = unlisted ? basis === 'entity_assets' : basis === 'entity_investments';
  return requiredText(kind) ?? (misfit && !isSigned ? { name: 'kind_not_of_test' } : undefined);
}

/** Only the grantors of a revocable trust count as its owners (SEC, Securities Act Rules C&DI 255.21). */
export const validateTrustKind = (
  kind: TrustKind | undefined,
  { accreditedBasis, isSigned }: TestContext,
): Problem | undefined =>
  requiredText(kind) ??
  (accreditedBasis === 'grantors' && kind !== 'revocable_trust' && !isSigned
    ? { name: 'kind_not_of_test' }
    : undefined);

/**
 * The kinds of tax number of an organization. A trust that its grantor may revoke may use the grantor's Social Security
 * number (26 CFR 1.671-4(b)).
 */
export function getTaxNumberTypes(
  { usPerson, investorType }: InvestorContext,
  { trust_kind }: Pick<InvestorInformationValues, 'trust_kind'>,
): readonly TaxNumberType[] {
  const ofGrantor = investorType === 'trust' && trust_kind === 'revocable_trust';
  return TAX_NUMBER_TYPES.filter((type) => type === 'ein' || (type === 'ssn' ? ofGrantor : !usPerson));
}

export const validateTaxNumberType = (
  type: TaxNumberType | undefined,
  values: InvestorInformationValues,
  context: InvestorContext,
): Problem | undefined =>
  requiredText(type) ??
  (type && !getTaxNumberTypes(context, values).includes(type) ? { name: 'tax_number_type' } : undefined);

const TAX_NUMBERS = {
  ein: { name: 'ein_invalid', parse: parseEin },
  ssn: { name: 'ssn_invalid', parse: parseSsn },
  foreign: { name: 'tin_invalid', parse: parsePrintedNumber },
} as const satisfies Record<TaxNumberType, object>;

export function validateTaxNumber(
  number: string | undefined,
  { tax_number_type: type }: InvestorInformationValues,
  { taxNumberOnFile }: Pick<StepContext, 'taxNumberOnFile'>,
): Problem | undefined {
  if (taxNumberOnFile && isBlank(number)) return undefined;
  if (!type) return requiredText(number);
  const { parse, name } = TAX_NUMBERS[type];
  return requiredValid(number, (text) => parse(text) !== undefined, name);
}

/** The states or provinces under whose law an organization can be formed. Empty for countries without them. */
export const getFormationStates = (country: string | undefined): readonly Subdivision[] =>
  (SUBDIVISIONS[country ?? ''] ?? []).filter(({ code: state }) => !isMilitaryAddress({ country, state }));

export const validateState = (state: string | undefined, country: string | undefined): Problem | undefined =>
  requiredValid(
    state,
    (code) => getFormationStates(country).some((row) => row.code === code),
    'state_invalid',
  );

export const validateFormationState = (
  state: string | undefined,
  { nationality }: InvestorInformationValues,
): Problem | undefined => validateState(state, nationality);

/** @param today YYYY-MM-DD in New York */
export function validateFormationDate(typed: string | undefined, today: string): Problem | undefined {
  if (isBlank(typed)) return { name: 'required' };
  const date = parseDate(typed);
  if (date === undefined) return { name: 'date_invalid' };
  return date > today ? { name: 'formation_in_future' } : undefined;
}

/** The smallest share of a beneficial owner, 31 CFR 1010.230(d)(1). */
export const BENEFICIAL_OWNER_BP = 2_500;

export function validateBeneficialOwners(owners: readonly BeneficialOwner[] = []): Problem | undefined {
  if (owners.length === 0) return { name: 'beneficial_owner_required' };
  const total = owners.reduce((sum, { share_bp = 0 }) => sum + share_bp, 0);
  return total > COMPOSITION_TOTAL_BP ? { name: 'ownership_total' } : undefined;
}

export const validateBeneficialOwner = ({ name, share_bp, country }: BeneficialOwner): Problems =>
  gather({
    name: requiredLatin(name),
    share_bp: validateOwnerShare(share_bp),
    country: validateCountry(country),
  });

function validateOwnerShare(share: number | undefined): Problem | undefined {
  if (share === undefined) return { name: 'required' };
  return share >= BENEFICIAL_OWNER_BP && share <= COMPOSITION_TOTAL_BP ? undefined : { name: 'owner_share' };
}

/** The owners that a look-through test counts: joint owners, equity owners or grantors. */
export function validateAccreditedOwners(
  owners: readonly AccreditedOwner[] = [],
  basis: AccreditedBasis | undefined,
): Problem | undefined {
  return looksThrough(basis) && owners.length < minimumOwners(basis)
    ? { name: 'accredited_owner_required' }
    : undefined;
}

export const ownerNames = (owners: readonly AccreditedOwner[] = []): string[] =>
  owners.map(({ name = '' }) => name);

export const validateAccreditedOwner = (
  { name, basis: met }: AccreditedOwner,
  basis: AccreditedBasis | undefined,
): Problems =>
  gather({
    name: requiredLatin(name),
    basis: requiredValid(
      met,
      (one) => looksThrough(basis) && getOwnerBases(basis).some((known) => known === one),
      'test_of_type',
    ),
  });

/** The capacities in which a person can sign for an investor. Empty for persons, who sign for themselves. */
export const getCapacities = (investorType: InvestorType): readonly SignerCapacity[] =>
  SIGNER_CAPACITIES.filter((capacity) =>
    investorType === 'trust'
      ? capacity === 'trustee' || capacity === 'authorized_person'
      : investorType === 'entity' && capacity !== 'trustee',
  );

/** The capacity and title in which a signer of an organization signs. */
export const validateCapacity = ({ capacity, title }: Signer, { investorType }: InvestorContext): Problems =>
  isOrganization(investorType)
    ? gather({
        capacity: requiredValid(
          capacity,
          (given) => getCapacities(investorType).some((one) => one === given),
          'capacity_invalid',
        ),
        title: requiredLatin(title),
      })
    : {};

/** The information with tax number and date of formation in their stored form. */
export function toStoredOrganization(values: InvestorInformationValues): InvestorInformationValues {
  const { tax_number, tax_number_type: type, formation_date } = values;
  return {
    ...values,
    ...(tax_number && type
      ? { tax_number: TAX_NUMBERS[type].parse(tax_number) ?? normaliseText(tax_number) }
      : {}),
    ...(formation_date ? { formation_date: parseDate(formation_date) ?? formation_date } : {}),
  };
}

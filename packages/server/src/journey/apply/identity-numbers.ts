// SSNs, passport, tax and other identity numbers of an application: encrypted at rest, masked in responses, and decrypted
// only for the rules that check them.
import {
  type ApplicationValues,
  type InvestmentStatus,
  type InvestorInformationValues,
  maskTail,
  type NationalIdType,
  type Signer,
  spellEmail,
  toStoredContact,
  toStoredOrganization,
  toStoredSigner,
  getUsualNumberType,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { applications, investments } from '../../database/tables';
import { sealedPlace, type Vault } from '../../security/vault';
import type { Services } from '../../services';
import { type ApplicationRow, readApplication } from './store';

const place = (investmentId: string) => sealedPlace('application', investmentId);

/** Decrypts the numbers. The result must never leave the server. */
export const openNumbers = (
  values: ApplicationValues,
  vault: Vault,
  investmentId: string,
): ApplicationValues => {
  const open = (number: string) => vault.open(number, place(investmentId));
  return withInformation(values, ({ signers, tax_number, ...information }) => ({
    ...information,
    ...(tax_number && { tax_number: open(tax_number) }),
    ...(signers && {
      signers: signers.map(({ id_number, document_number, ...signer }) => ({
        ...signer,
        ...(id_number && { id_number: open(id_number) }),
        ...(document_number && { document_number: open(document_number) }),
      })),
    }),
  }));
};

/** Replaces the numbers by their masks, for responses. */
export const maskNumbers = (values: ApplicationValues): ApplicationValues =>
  withInformation(values, ({ signers, tax_number: _sealed, ...information }) => ({
    ...information,
    ...(signers && {
      signers: signers.map(({ id_number: _id, document_number: _document, ...signer }) => signer),
    }),
  }));

/** Encrypts entered numbers and normalises contacts. */
export function sealNumbers(
  typed: InvestorInformationValues,
  saved: InvestorInformationValues,
  vault: Vault,
  investmentId: string,
): InvestorInformationValues {
  const before = saved.signers ?? [];
  const seal = (number: string) => vault.seal(number, place(investmentId));
  return {
    ...toStoredContact(withTaxNumber(toStoredOrganization(typed), saved, vault, investmentId)),
    ...(typed.sales_email ? { sales_email: spellEmail(typed.sales_email) } : {}),
    interested_parties: typed.interested_parties?.map(toStoredContact),
    signers: typed.signers?.map((given, index) =>
      NUMBER_FIELDS.reduce<Signer>(
        (signer, number) => sealNumber(signer, number, [before[index], ...before], seal),
        toStoredSigner(given, typed.nationality),
      ),
    ),
  };
}

/** Fields of a signer's numbers, masks and types. */
const NUMBER_FIELDS = [
  { number: 'id_number', masked: 'id_number_masked', type: 'id_type' },
  { number: 'document_number', masked: 'document_number_masked', type: 'document_type' },
] as const satisfies Record<string, keyof Signer>[];

/**
 * A signer without a number keeps the saved one if the type of number is unchanged: the number with the same mask,
 * preferably in the same position, or, without a mask, the number in the same position.
 * @param before saved signers, starting with the one in the same position
 */
function sealNumber(
  signer: Signer,
  { number, masked, type }: (typeof NUMBER_FIELDS)[number],
  before: readonly (Signer | undefined)[],
  seal: (number: string) => string,
): Signer {
  const given = signer[number];
  if (given) return { ...signer, [number]: seal(given), [masked]: maskTail(given) };
  const mask = signer[masked];
  const kept = mask ? before.find((one) => one?.[masked] === mask) : before[0];
  const isKept = kept?.[number] && kept[type] === signer[type];
  return {
    ...signer,
    [number]: isKept ? kept[number] : undefined,
    [masked]: isKept ? kept[masked] : undefined,
  };
}

/** An omitted tax number keeps the saved one of the same type. */
function withTaxNumber(
  { tax_number: number, tax_number_masked: _masked, ...typed }: InvestorInformationValues,
  saved: InvestorInformationValues,
  vault: Vault,
  investmentId: string,
): InvestorInformationValues {
  if (number)
    return {
      ...typed,
      tax_number: vault.seal(number, place(investmentId)),
      tax_number_masked: maskTail(number),
    };
  const { tax_number, tax_number_masked } = saved;
  if (!tax_number || saved.tax_number_type !== typed.tax_number_type) return typed;
  return { ...typed, tax_number, tax_number_masked };
}

const withInformation = (
  values: ApplicationValues,
  change: (information: InvestorInformationValues) => InvestorInformationValues,
): ApplicationValues => ({ ...values, investor_information: change(values.investor_information) });

// Identity numbers of an investor from signed applications. Once the operator has reviewed an application, only reviewed
// ones count, because somebody with a stolen session could apply with another number.
interface NumberOnFile {
  type: NationalIdType;
  number: string;
}

const UNREVIEWED_STATUSES: readonly InvestmentStatus[] = [
  'pending_signature',
  'being_reviewed',
  'action_needed',
  're_signature_needed',
  'canceled',
  'rejected',
];

/** Returns plain text: for comparison only, never for a response. */
export async function numbersOnFile(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  investorId: string,
): Promise<NumberOnFile[]> {
  const signed = await db
    .select({ investment: investments, values: applications.values })
    .from(applications)
    .innerJoin(investments, eq(investments.id, applications.investmentId))
    .where(and(eq(investments.investorId, investorId), eq(applications.state, 'agreement_signed')));
  const reviewed = signed.filter(({ investment }) => !UNREVIEWED_STATUSES.includes(investment.status));
  return (reviewed.length > 0 ? reviewed : signed).flatMap(({ investment, values }) => {
    const { signers = [] } = openNumbers(values, vault, investment.id).investor_information;
    return signers.flatMap((signer) => getNumber(signer, investment) ?? []);
  });
}

function getNumber(
  { id_type, id_number: number }: Signer,
  { usPerson }: ApplicationRow['investment'],
): NumberOnFile | undefined {
  const type = id_type ?? getUsualNumberType({ usPerson });
  return type && number ? { type, number } : undefined;
}

/**
 * The number of one signer of an application, signed or not, for their identity check.
 * @param place counts from 1
 */
export async function getSignerNumber(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  investmentId: string,
  place: number,
): Promise<NumberOnFile | undefined> {
  const row = await readApplication(db, investmentId);
  if (!row) return undefined;
  const { signers = [] } = openNumbers(row.application.values, vault, investmentId).investor_information;
  const signer = signers[place - 1];
  return signer && getNumber(signer, row.investment);
}

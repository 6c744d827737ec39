// Initial values of an application: data of the account, its reservation, and answers of the investor's previous
// application except attestations.
import {
  dateInNewYork,
  isOrganization,
  moneyToWire,
  getSignerNumberTypes,
  phoneRegion,
  validateHolder,
  getUsualNumberType,
  type AmountAndSignatureValues,
  type ApplicationValues,
  type Cents,
  type InvestorInformationValues,
  type InvestorType,
  type Signer,
  type StatusAndExperienceValues,
} from '@quoin/rules';
import { and, desc, eq, ne } from 'drizzle-orm';
import { loadPayingAccounts, type Paid } from '../../bank-accounts/paying-accounts';
import { todayInNewYork } from '../../shared/clock';
import type { Transaction } from '../../database/database';
import type { accounts } from '../../database/tables';
import { applications, investments } from '../../database/tables';
import type { Services } from '../../services';
import { openNumbers, sealNumbers } from './identity-numbers';

type Account = typeof accounts.$inferSelect;

interface Begun extends Paid {
  investmentId: string;
  account: Account;
  usPerson: boolean;
  reserved: Cents | undefined;
}

/** Call before the application exists. */
export async function firstValues(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault'>,
  begun: Begun,
): Promise<ApplicationValues> {
  const { account, investor, reserved } = begun;
  const before = await lastApplication(tx, investor.id);
  return {
    qualification: {},
    investor_information: {
      permanent_address: { country: account.country },
      signers: [getSigner(account)],
      ...(before && informationBefore(services, before, begun)),
      investor_name: investor.name,
      ...phoneValues(account),
    },
    status_and_experience: before ? statusBefore(services, before) : {},
    upload_files: {},
    amount_and_signature: {
      ...(reserved !== undefined && { commitment: moneyToWire(reserved) }),
      ...(await payerBefore(tx, begun, before)),
    },
  };
}

type Before = typeof applications.$inferSelect;

/** The account of the last payment if it may still pay, otherwise the only one that may. */
async function payerBefore(
  tx: Transaction,
  begun: Begun,
  before: Before | undefined,
): Promise<AmountAndSignatureValues> {
  const ids = (await loadPayingAccounts(tx, begun)).map(({ row: { id } }) => id);
  const last = before?.values.amount_and_signature.bank_account_id;
  const payer = last !== undefined && ids.includes(last) ? last : ids.length === 1 ? ids[0] : undefined;
  return payer === undefined ? {} : { bank_account_id: payer };
}

async function lastApplication(tx: Transaction, investorId: string): Promise<Before | undefined> {
  const [last] = await tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(investments, eq(investments.id, applications.investmentId))
    .where(and(eq(investments.investorId, investorId), ne(investments.status, 'canceled')))
    .orderBy(desc(applications.savedAt))
    .limit(1);
  return last?.application;
}

/** Re-encrypts numbers, because they are sealed per application. */
function informationBefore(
  { vault }: Pick<Services, 'vault'>,
  before: Before,
  { investmentId, account, investor, usPerson }: Begun,
): InvestorInformationValues {
  const opened = openNumbers(before.values, vault, before.investmentId).investor_information;
  const { permanent_address: address, signers = [], ...rest } = opened;
  const kept: InvestorInformationValues = {
    ...rest,
    ...(address?.country === account.country && { permanent_address: address }),
    ...(signers.length > 0 && {
      signers: signers.map((signer, index) =>
        withFittingNumber(
          index === 0 && !isOrganization(investor.investorType) ? withAccountName(signer, account) : signer,
          usPerson,
          investor.investorType,
        ),
      ),
    }),
  };
  return sealNumbers(kept, {}, vault, investmentId);
}

/** Takes over what changed in the account since the last application. An equal name may have a middle name or accents. */
function withAccountName(signer: Signer, { firstName, lastName, birthDate }: Account): Signer {
  const former = `${signer.first_name ?? ''} ${signer.last_name ?? ''}`;
  return {
    ...signer,
    ...(validateHolder(former, [`${firstName} ${lastName}`]) && {
      first_name: firstName,
      last_name: lastName,
    }),
    ...(birthDate && { date_of_birth: birthDate }),
  };
}

/** Drops a number if the new application does not accept its type. */
function withFittingNumber(signer: Signer, usPerson: boolean, investorType: InvestorType): Signer {
  const taken = getSignerNumberTypes({ usPerson, investorType });
  const type = signer.id_type ?? getUsualNumberType({ usPerson });
  if (type && taken.includes(type)) return signer;
  const {
    id_type: _type,
    id_number: _number,
    id_number_masked: _masked,
    id_country: _country,
    ...rest
  } = signer;
  return rest;
}

/** Omits income of an earlier year. */
function statusBefore({ clock }: Pick<Services, 'clock'>, before: Before): StatusAndExperienceValues {
  const {
    sophistication_acknowledged: _acknowledged,
    income_last_year,
    income_year_before,
    ...rest
  } = before.values.status_and_experience;
  return getYear(dateInNewYork(before.savedAt)) === getYear(todayInNewYork(clock))
    ? { ...rest, income_last_year, income_year_before }
    : rest;
}

const getYear = (date: string): string => date.slice(0, 4);

const getSigner = ({ firstName, lastName, email, birthDate }: Account): Signer => ({
  first_name: firstName,
  last_name: lastName,
  email,
  ...(birthDate ? { date_of_birth: birthDate } : {}),
});

/** In national format if the region has one. */
function phoneValues({ phone, phoneRegion: region }: Account): InvestorInformationValues {
  if (phone === null || region === null) return {};
  const callingCode = phoneRegion(region)?.calling_code ?? '';
  return { phone_region: region, phone_number: callingCode ? phone.slice(1 + callingCode.length) : phone };
}

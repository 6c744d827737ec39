// Identity numbers of an investor from signed applications. Once the operator has reviewed an application, only reviewed
// ones count, because somebody with a stolen session could apply with another number.
import { usualNumberType, type InvestmentStatus, type NationalIdType, type Signer } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { applications, investments } from '../../database/tables';
import type { Services } from '../../services';
import { openNumbers } from './identity-numbers';
import { readApplication, type ApplicationRow } from './store';

export interface NumberOnFile {
  type: NationalIdType;
  number: string;
}

const UNREVIEWED: readonly InvestmentStatus[] = [
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
  const reviewed = signed.filter(({ investment }) => !UNREVIEWED.includes(investment.status));
  return (reviewed.length > 0 ? reviewed : signed).flatMap(({ investment, values }) => {
    const { signers = [] } = openNumbers(values, vault, investment.id).investor_information;
    return signers.flatMap((signer) => numberOf(signer, investment) ?? []);
  });
}

function numberOf(
  { id_type, id_number: number }: Signer,
  { usPerson }: ApplicationRow['investment'],
): NumberOnFile | undefined {
  const type = id_type ?? usualNumberType({ usPerson });
  return type && number ? { type, number } : undefined;
}

/**
 * The number of one signer of an application, signed or not, for their identity check.
 * @param place counts from 1
 */
export async function numberOfSigner(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  investmentId: string,
  place: number,
): Promise<NumberOnFile | undefined> {
  const row = await readApplication(db, investmentId);
  if (!row) return undefined;
  const { signers = [] } = openNumbers(row.application.values, vault, investmentId).investor_information;
  const signer = signers[place - 1];
  return signer && numberOf(signer, row.investment);
}

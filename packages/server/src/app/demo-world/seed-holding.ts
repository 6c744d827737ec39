// One investment of a demo investor, from its application to its present status.
import { addDays, dollars, feesAtFunding } from '@quoin/rules';
import { applications, auditTrail, investments, transactions } from '../../database/tables';
import type { Destination } from '../../database/tables/envelope-columns';
import type { DemoPerson } from '../../demo/demo-files';
import { sealNumbers } from '../../journey/apply';
import { storeDocument } from '../../journey/documents';
import { getTerms } from '../../ledger/agreed-terms';
import { chargeFees } from '../../ledger/fees-on-top';
import { newId } from '../../shared/new-id';
import { completeValues } from './application-values';
import { sentDocuments } from './holding-documents';
import { getLedger, type LedgerRow } from './ledger';
import type { SeededInvestor } from './seed-account';
import { seedSignedAgreement } from './seed-agreement';
import { readMustReads } from './seed-applications';
import type { SeededHolding } from './seed-under-way';
import { momentOn, getProduct, type World } from './world';

export interface Holding {
  productId: string;
  /** Whole dollars. */
  commitment: number;
  /** Days since the agreement was signed. */
  signedDaysAgo: number;
  /** `approved` waits for the money; the others are funded. */
  status: 'approved' | 'current' | 'past';
  /** The paying account. Undefined for an IRA, whose custodian pays. */
  payer?: Destination;
  /** Called fractions of the commitment. */
  calls?: readonly number[];
}

/** Approximate duration of review, transfer and the wait for the month end. */
const DAYS_TO_EFFECT = 12;

export async function seedHolding(
  world: World,
  investor: SeededInvestor,
  holding: Holding,
): Promise<SeededHolding> {
  const { services, today, tx } = world;
  const { person, accountId } = investor;
  const product = getProduct(world, holding.productId);
  const signedOn = addDays(today, -holding.signedDaysAgo);
  const commitment = dollars(holding.commitment);
  const plan = {
    commitment,
    from: addDays(signedOn, DAYS_TO_EFFECT),
    calls: holding.calls ?? [1],
    ended: holding.status === 'past',
  };
  const ledger = holding.status === 'approved' ? [] : getLedger(product, plan, today);
  const effectiveDate = ledger[0]?.date ?? null;
  const investmentId = newId();
  const seeded = { investmentId, productId: holding.productId, commitment: holding.commitment };

  await tx.insert(investments).values({
    id: investmentId,
    accountId,
    investorId: investor.id,
    productId: product.row.id,
    status: holding.status,
    usPerson: person.country === 'US',
    commitment,
    agreedTerms: getTerms(product.row),
    transferMethod: effectiveDate ? 'wire' : null,
    verballyConfirmedAt: effectiveDate ? momentOn(signedOn, 240) : null,
    createdAt: momentOn(signedOn, -90),
    targetEffectiveDate: effectiveDate ?? product.row.nextCloseDate,
    effectiveDate,
  });
  const mustRead = await readMustReads(world, accountId, product, signedOn);
  const values = completeValues(person, commitment, mustRead, holding.payer?.id);
  const sealed = {
    ...values,
    investor_information: sealNumbers(values.investor_information, {}, services.vault, investmentId),
  };
  await tx.insert(applications).values({
    investmentId,
    state: 'agreement_signed',
    version: 5,
    currentStep: 'amount_and_signature',
    values: sealed,
    savedAt: momentOn(signedOn, -10),
  });
  await seedSignedAgreement(world, product, {
    accountId,
    investmentId,
    investorType: investor.type,
    custodianName: investor.custodianName,
    payer: investor.custodian ?? holding.payer,
    person,
    signedOn,
    values: sealed,
    commitment,
  });
  await tx.insert(auditTrail).values(getActs(investmentId, accountId, signedOn, ledger, holding));
  if (holding.status === 'approved')
    await chargeFees(tx, services, investmentId, feesAtFunding(product.row, commitment));
  if (ledger.length === 0) return seeded;

  await tx.insert(transactions).values(ledger.map((row) => transactionRow(row, investmentId, person)));
  const to = { language: person.language, investorName: investor.name, reference: investmentId, commitment };
  for (const { name, documentType, sentOn, periodEnd, render } of sentDocuments(product, ledger, to, today)) {
    const pdf = await render();
    await storeDocument(services, tx, {
      ...pdf,
      name,
      documentType,
      periodEnd,
      accountId,
      investmentId,
      createdAt: momentOn(sentOn),
    });
  }
  return seeded;
}

const transactionRow = (row: LedgerRow, investmentId: string, { language }: DemoPerson) => ({
  id: newId(),
  investmentId,
  transactionType: row.type,
  amount: row.amount,
  units: row.units,
  date: row.date,
  note: row.note[language],
  recordedAt: momentOn(row.date, 60),
});

function getActs(
  investmentId: string,
  accountId: string,
  signedOn: string,
  ledger: readonly LedgerRow[],
  { productId, status }: Holding,
): (typeof auditTrail.$inferInsert)[] {
  const act = (name: string, actor: string, at: Date, detail = {}) => ({
    at,
    actor,
    act: `investment.${name}`,
    object: `investment:${investmentId}`,
    detail,
  });
  const [account, operator] = [`account:${accountId}`, 'operator:demo'];
  const effective = ledger[0]?.date;
  return [
    act('start', account, momentOn(signedOn, -90), { product: productId }),
    act('sent_for_signature', account, momentOn(signedOn, 0)),
    act('agreement_signed', 'job', momentOn(signedOn, 35)),
    act('approved', operator, momentOn(addDays(signedOn, 3))),
    ...(effective
      ? [
          act('fund_received', operator, momentOn(addDays(signedOn, 8))),
          act('activated', operator, momentOn(effective, 120)),
        ]
      : []),
    ...(status === 'past' ? [act('ended', operator, momentOn(ledger.at(-1)?.date ?? signedOn, 180))] : []),
  ];
}

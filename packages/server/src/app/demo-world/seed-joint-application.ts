// A complete application of joint owners whose agreement waits for both signatures.
import { dollars } from '@quoin/rules';
import { applications, auditTrail, investments } from '../../database/tables';
import type { Destination } from '../../database/tables/envelope-columns';
import { sealNumbers } from '../../journey/apply';
import { newId } from '../../shared/new-id';
import { jointValues } from './application-values';
import { ADAEZE } from '../../demo/demo-accounts';
import { readMustReads } from './read-must-reads';
import type { SeededInvestor } from './seed-account';
import { seedOpenAgreement } from './seed-agreement';
import { daysAgo, momentOn, productOf, type World } from './world';

interface Joint {
  productId: string;
  /** Whole dollars. */
  commitment: number;
  startedDaysAgo: number;
  sentDaysAgo: number;
  /** The paying account. */
  payer: Destination;
}

export async function seedJointApplication(
  world: World,
  { id: investorId, accountId, person, type: investorType, name, custodianName }: SeededInvestor,
  { productId, commitment: wholeDollars, startedDaysAgo, sentDaysAgo, payer }: Joint,
): Promise<void> {
  const { services, tx } = world;
  const product = productOf(world, productId);
  const commitment = dollars(wholeDollars);
  const investmentId = newId();
  const startedAt = momentOn(daysAgo(world, startedDaysAgo));
  const sentOn = daysAgo(world, sentDaysAgo);
  await tx.insert(investments).values({
    id: investmentId,
    accountId,
    investorId,
    productId,
    status: 'pending_signature',
    usPerson: person.country === 'US',
    commitment,
    createdAt: startedAt,
    targetEffectiveDate: product.row.nextCloseDate,
  });
  const mustRead = await readMustReads(world, accountId, product, sentOn);
  const typed = jointValues(person, { name, beside: ADAEZE, commitment, mustRead, payer: payer.id });
  const values = {
    ...typed,
    investor_information: sealNumbers(typed.investor_information, {}, services.vault, investmentId),
  };
  await tx.insert(applications).values({
    investmentId,
    state: 'information_complete',
    version: 9,
    currentStep: 'amount_and_signature',
    values,
    savedAt: momentOn(sentOn, -10),
  });
  await seedOpenAgreement(world, product, {
    accountId,
    investmentId,
    investorType,
    custodianName,
    payer,
    person,
    sentOn,
    values,
    commitment,
  });
  const act = { actor: `account:${accountId}`, object: `investment:${investmentId}` };
  await tx.insert(auditTrail).values([
    { ...act, act: 'investment.start', at: startedAt, detail: { product: productId } },
    { ...act, act: 'investment.sent_for_signature', at: momentOn(sentOn), detail: {} },
  ]);
}

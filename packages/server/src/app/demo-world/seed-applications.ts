import { type ApplicationStep, type ApplicationValues, dollars } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import {
  applications,
  auditTrail,
  fileAccesses,
  files,
  investments,
  productDocuments,
} from '../../database/tables';
import type { Destination } from '../../database/tables/envelope-columns';
import { ADAEZE } from '../../demo/demo-accounts';
import { sealNumbers } from '../../journey/apply';
import { newId } from '../../shared/new-id';
import { jointValues } from './application-values';
import type { SeededInvestor } from './seed-account';
import { seedOpenAgreement } from './seed-agreement';
import { daysAgo, momentOn, getProduct, type SeededProduct, type World } from './world';

interface Begun {
  productId: string;
  currentStep: ApplicationStep;
  /** Number of saves. */
  version: number;
  startedDaysAgo: number;
  savedDaysAgo: number;
  /** Identity numbers are plain text. */
  values: ApplicationValues;
}

export async function seedBegunApplication(
  world: World,
  { id: investorId, accountId, person }: SeededInvestor,
  { productId, currentStep, version, startedDaysAgo, savedDaysAgo, values }: Begun,
): Promise<void> {
  const { row } = getProduct(world, productId);
  const { vault } = world.services;
  const investmentId = newId();
  const startedAt = momentOn(daysAgo(world, startedDaysAgo));
  await world.tx.insert(investments).values({
    id: investmentId,
    accountId,
    investorId,
    productId,
    status: 'completing_information',
    usPerson: person.country === 'US',
    createdAt: startedAt,
    targetEffectiveDate: row.nextCloseDate,
  });
  await world.tx.insert(applications).values({
    investmentId,
    state: 'incomplete',
    version,
    currentStep,
    values: {
      ...values,
      investor_information: sealNumbers(values.investor_information, {}, vault, investmentId),
    },
    savedAt: momentOn(daysAgo(world, savedDaysAgo)),
  });
  await world.tx.insert(auditTrail).values({
    at: startedAt,
    actor: `account:${accountId}`,
    act: 'investment.start',
    object: `investment:${investmentId}`,
    detail: { product: productId },
  });
}

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
  const product = getProduct(world, productId);
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

/** Records that the required documents were read to the end, as signing requires. */
export async function readMustReads(
  { tx }: World,
  accountId: string,
  { row }: SeededProduct,
  readOn: string,
): Promise<string[]> {
  const documents = await tx
    .select({ fileId: files.id, sha256: files.sha256 })
    .from(productDocuments)
    .innerJoin(files, eq(files.id, productDocuments.fileId))
    .where(and(eq(productDocuments.productId, row.id), eq(productDocuments.mustRead, true)));
  const at = momentOn(readOn, -30);
  await tx
    .insert(fileAccesses)
    .values(documents.map((document) => ({ ...document, id: newId(), accountId, endReached: true, at })));
  return documents.map(({ fileId }) => fileId);
}

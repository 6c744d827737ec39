import type { ApplicationStep, ApplicationValues } from '@quoin/rules';
import { applications, auditTrail, investments } from '../../database/tables';
import { sealNumbers } from '../../journey/apply';
import { newId } from '../../shared/new-id';
import type { SeededInvestor } from './seed-account';
import { daysAgo, momentOn, productOf, type World } from './world';

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
  const { row } = productOf(world, productId);
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

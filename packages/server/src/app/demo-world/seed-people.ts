// The four people of the demo world and their history.
import { getAttestations, type BankAccount, type TransferMethod } from '@quoin/rules';
import { bankAccountDestination, sealBankNumber } from '../../bank-accounts/bank-account-row';
import { auditTrail, bankAccounts, distributionInstructions, signUpStatements } from '../../database/tables';
import type { Destination } from '../../database/tables/envelope-columns';
import { AMELIA, DANIEL, GRACE, YIFEI } from '../../demo/demo-accounts';
import { newHold } from '../../journey/account';
import { newId } from '../../shared/new-id';
import { halfWayValues, retirementPlanValues } from './application-values';
import { seedAccount, seedInvestor } from './seed-account';
import { seedBegunApplication, seedJointApplication } from './seed-applications';
import { seedHolding } from './seed-holding';
import { type SeededHolding, seedOpenCall, seedRequestedRedemption, seedReservation } from './seed-under-way';
import { daysAgo, momentOn, type World } from './world';

export async function seedPeople(world: World): Promise<void> {
  const grace = await seedGrace(world);
  await seedAccount(world, AMELIA);
  await seedDaniel(world, grace);
  await seedYifei(world, grace);
}

async function seedDaniel(world: World, invitedBy: string): Promise<void> {
  const accountId = await seedAccount(world, DANIEL, invitedBy);
  const investor = await seedInvestor(world, accountId, DANIEL, { daysAfterJoining: 4, hasUploaded: false });
  await seedBegunApplication(world, investor, {
    productId: 'millrace-multifamily-iii',
    currentStep: 'status_and_experience',
    version: 7,
    startedDaysAgo: 3,
    savedDaysAgo: 1,
    values: halfWayValues(DANIEL),
  });
  const plan = await seedInvestor(world, accountId, DANIEL, {
    daysAfterJoining: 6,
    hasUploaded: false,
    opened: { type: 'trust', name: 'Harbor Slope Clinic Retirement Plan Trust' },
  });
  await seedBegunApplication(world, plan, {
    productId: 'orchard-lane-senior-credit-ii',
    currentStep: 'status_and_experience',
    version: 4,
    startedDaysAgo: 8,
    savedDaysAgo: 6,
    values: retirementPlanValues(DANIEL, plan.name),
  });
  const together = await seedInvestor(world, accountId, DANIEL, {
    daysAfterJoining: 2,
    hasUploaded: true,
    opened: { type: 'joint_rights_of_survivorship', name: 'Daniel Okafor and Adaeze Okafor' },
  });
  const payer = await seedBankAccount(world, accountId, {
    method: 'ach',
    details: {
      country: 'US',
      account_holder: `${DANIEL.firstName} ${DANIEL.lastName}`,
      bank_name: 'Tidewater Savings Bank',
      account_type: 'checking',
      aba_ach: '021000018',
    },
    number: '000733104455',
    addedDaysAgo: 2,
    paysOnly: true,
  });
  await seedJointApplication(world, together, {
    payer,
    productId: 'switchyard-logistics',
    commitment: 100_000,
    startedDaysAgo: 12,
    sentDaysAgo: 1,
  });
}

/** @returns the id of the account, which invited two of the others */
async function seedGrace(world: World): Promise<string> {
  const accountId = await seedAccount(world, GRACE);
  const person = await seedInvestor(world, accountId, GRACE, { daysAfterJoining: 5, hasUploaded: true });
  const ira = await seedInvestor(world, accountId, GRACE, {
    daysAfterJoining: 460,
    hasUploaded: true,
    custodian: { name: 'Granary Trust Custodians', account: 'IRA-5500172' },
  });
  const home = await seedBankAccount(world, accountId, {
    method: 'wire',
    details: {
      country: 'US',
      account_holder: person.name,
      bank_name: 'Harborlight Bank',
      bank_address: '12 Lantern Street, San Rafael',
      aba_wire: '026099998',
    },
    number: '8800424821',
    addedDaysAgo: 1_330,
  });
  await seedHolding(world, person, {
    payer: home,
    productId: 'kestrel-ridge-lease-income-i',
    commitment: 80_000,
    signedDaysAgo: 1_320,
    status: 'past',
    calls: [0.5, 0.5],
  });
  const credit = await seedHolding(world, person, {
    payer: home,
    productId: 'orchard-lane-senior-credit-ii',
    commitment: 150_000,
    signedDaysAgo: 1_130,
    status: 'current',
  });
  await seedHolding(world, ira, {
    productId: 'fathomline-global-macro',
    commitment: 120_000,
    signedDaysAgo: 880,
    status: 'current',
  });
  const photonics = await seedHolding(world, person, {
    payer: home,
    productId: 'lumenfold-photonics-i',
    commitment: 75_000,
    signedDaysAgo: 6,
    status: 'approved',
  });
  await seedOpenCall(world, person, photonics, 30_000);
  await seedRequestedRedemption(world, person, credit, 25_000, { ...home, holder: person.name });
  await seedCashInstruction(world, accountId, credit, home.id, 1_090);
  await seedBankAccount(world, accountId, {
    method: 'ach',
    details: {
      country: 'US',
      account_holder: person.name,
      bank_name: 'Keelson Savings Bank',
      account_type: 'savings',
      aba_ach: '021000018',
    },
    number: '000420017733',
    addedDaysAgo: 400,
    bankBefore: 'Keelson Bank',
  });
  return accountId;
}

async function seedYifei(world: World, invitedBy: string): Promise<void> {
  const accountId = await seedAccount(world, YIFEI, invitedBy);
  await world.tx.insert(signUpStatements).values({
    accountId,
    investorType: 'individual',
    qualifications: ['accredited_investor'],
    attestations: [...getAttestations(YIFEI.country)],
    madeAt: momentOn(daysAgo(world, YIFEI.joinedDaysAgo)),
  });
  const investor = await seedInvestor(world, accountId, YIFEI, { daysAfterJoining: 3, hasUploaded: true });
  const payer = await seedBankAccount(world, accountId, {
    method: 'wire',
    details: {
      country: 'HK',
      account_holder: investor.name,
      bank_name: 'Stonecutters Bank',
      bank_address: '8 Harbour Road, Wan Chai',
      swift: 'STBKHKHH',
    },
    number: '004128776001',
    addedDaysAgo: 610,
    bankBefore: 'Stonecutters Banking House',
  });
  await seedHolding(world, investor, {
    payer,
    productId: 'pilgrim-wharf-trade-finance',
    commitment: 200_000,
    signedDaysAgo: 600,
    status: 'current',
  });
  await seedReservation(world, accountId, 'passacaglia-music-royalties', 100_000);
}

interface SeededAccount {
  method: TransferMethod;
  details: Omit<BankAccount, 'account_number' | 'iban'>;
  number: string;
  addedDaysAgo: number;
  /** Name of the bank before the change. */
  bankBefore?: string;
  /** Entered in an application, so not verified for payouts. */
  paysOnly?: boolean;
}

/** @returns the account's label */
async function seedBankAccount(
  world: World,
  accountId: string,
  { method, details, number, addedDaysAgo, bankBefore, paysOnly = false }: SeededAccount,
): Promise<Destination> {
  const { services, tx } = world;
  const id = newId();
  const createdAt = momentOn(daysAgo(world, addedDaysAgo));
  const row = {
    id,
    accountId,
    method,
    details,
    number: sealBankNumber(services.vault, id, number),
    createdAt,
    changedAt: createdAt,
    removedAt: null,
    heldUntil: null,
    heldBefore: null,
    paysOnly,
  };
  const before = { ...row, details: { ...details, bank_name: bankBefore } };
  const held = bankBefore ? { ...newHold(before, services.clock), changedAt: services.clock.now() } : {};
  await tx.insert(bankAccounts).values({ ...row, ...held });
  await tx.insert(auditTrail).values({
    at: createdAt,
    actor: `account:${accountId}`,
    act: 'bank_account.add',
    object: `bank_account:${id}`,
    detail: { method },
  });
  return bankAccountDestination(row, services.vault);
}

/** Sets the account for cash distributions. */
async function seedCashInstruction(
  world: World,
  accountId: string,
  { investmentId }: SeededHolding,
  bankAccountId: string,
  chosenDaysAgo: number,
): Promise<void> {
  const changedAt = momentOn(daysAgo(world, chosenDaysAgo));
  await world.tx
    .insert(distributionInstructions)
    .values({ investmentId, accountId, delivery: 'cash', bankAccountId, changedAt });
  await world.tx.insert(auditTrail).values({
    at: changedAt,
    actor: `account:${accountId}`,
    act: 'distribution_instruction.choose',
    object: `investment:${investmentId}`,
    detail: { delivery: 'cash' },
  });
}

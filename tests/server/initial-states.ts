// One object of each state machine, in its initial state.
import { ENVELOPE_KINDS, type EnvelopeKind } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import {
  accounts,
  applications,
  capitalCalls,
  envelopes,
  investments,
  investors,
  redemptions,
  reservations,
} from '../../packages/server/src/database/tables';
import { COMPLETE, publishProduct } from './scenes';
import type { TestApp } from './test-app';

const findEnvelope = (kind: EnvelopeKind) => `envelope-${kind}`;
const [firstKind, ...otherKinds] = ENVELOPE_KINDS;
export const ENVELOPE_IDS = [findEnvelope(firstKind), ...otherKinds.map(findEnvelope)] as const;

export async function initialObjects(app: TestApp) {
  const { db, clock } = app;
  const at = clock.now();
  const product = await publishProduct(app, { status: 'upcoming' });
  const { email } = await app.signUp();
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error('nobody signed up');
  const { id: accountId } = account;
  const investment = { id: 'investment-1', accountId, investorId: 'investor-1', productId: product.id };
  await db.insert(investors).values({
    id: investment.investorId,
    accountId,
    investorType: 'individual',
    name: 'Robin Ashdown',
    createdAt: at,
  });
  await db
    .insert(investments)
    .values({ ...investment, status: 'completing_information', usPerson: true, createdAt: at });
  await db.insert(applications).values({
    investmentId: investment.id,
    state: 'incomplete',
    version: 0,
    currentStep: 'qualification',
    values: { ...COMPLETE, upload_files: {} },
    savedAt: at,
  });
  await db.insert(envelopes).values(
    ENVELOPE_KINDS.map((kind) => ({
      id: findEnvelope(kind),
      accountId,
      investmentId: kind === 'bank_account_change' ? null : investment.id,
      kind,
      status: 'preparing' as const,
      language: 'en' as const,
      createdAt: at,
      expiresAt: at,
    })),
  );
  await db.insert(redemptions).values({
    id: 'redemption-1',
    accountId,
    investmentId: investment.id,
    status: 'requested',
    type: 'full',
    redemptionDay: '2029-06-05',
    updateBankAccount: false,
    requestedAt: at,
  });
  await db.insert(capitalCalls).values({
    id: 'capital-call-1',
    accountId,
    investmentId: investment.id,
    status: 'issued',
    amount: 10_000_00,
    dueDate: '2026-07-01',
    noticeFileId: product.documentId,
    issuedAt: at,
  });
  const newcomer = 'account-1';
  await db.insert(accounts).values({
    ...account,
    id: newcomer,
    email: 'newcomer@example.com',
    referralCode: 'NEWCOMER',
    status: 'registered',
    activatedAt: null,
  });
  await db.insert(reservations).values({
    id: 'reservation-1',
    accountId,
    productId: product.id,
    status: 'reserved',
    amount: 50_000_00,
    reservedAt: at,
    changedAt: at,
  });
  return {
    account: newcomer,
    reservation: 'reservation-1',
    product: product.id,
    investment: investment.id,
    redemption: 'redemption-1',
    capitalCall: 'capital-call-1',
  };
}

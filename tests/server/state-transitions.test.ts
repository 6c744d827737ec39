// Random ways through the real transition functions on PostgreSQL: the row goes where the model says, and each accepted
// transition, and no other, has written its row of the audit trail.
import { ENVELOPE_KINDS, type EnvelopeKind } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Transaction } from '../../packages/server/src/database/database';
import {
  accounts,
  applications,
  auditTrail,
  capitalCalls,
  envelopes,
  investments,
  investors,
  products,
  redemptions,
} from '../../packages/server/src/database/tables';
import { Refusal } from '../../packages/server/src/http/refusal';
import { moveApplication } from '../../packages/server/src/states/application-states';
import { moveCapitalCall } from '../../packages/server/src/states/capital-call-states';
import { moveEnvelope } from '../../packages/server/src/states/envelope-states';
import { moveInvestment } from '../../packages/server/src/states/investment-states';
import { moveProduct } from '../../packages/server/src/states/product-states';
import { moveRedemption } from '../../packages/server/src/states/redemption-states';
import { COMPLETE, publishProduct } from './scenes';
import {
  APPLICATION,
  CAPITAL_CALL,
  ENVELOPE,
  INVESTMENT,
  type Model,
  PRODUCT,
  REDEMPTION,
} from './state-models';
import { startTestApp, type TestApp } from './test-app';

const RUNS = { numRuns: 25, seed: 20_260_605, endOnFailure: true };

let app: TestApp;
let ids: Record<'product' | 'investment' | 'redemption' | 'capitalCall', string>;

beforeAll(async () => {
  app = await startTestApp();
  ids = await atTheBeginning();
});
afterAll(() => app.close());

/** How a test drives one machine on the database. */
interface Machine<S extends string, E extends string> {
  /** As the audit trail names it: `product:<id>`. */
  object: string;
  act: string;
  /** Refuses, or answers false, when the row is not in `from` or no row of the table allows the event. */
  move: (tx: Transaction, from: S, event: E) => Promise<unknown>;
  read: (tx: Transaction) => Promise<S | undefined>;
}

/**
 * Each step gives the state that the caller read; a stale one is that of the beginning.
 * Everything happens in a transaction that is undone, so that each sequence begins at the beginning.
 */
async function walks<S extends string, E extends string, Facts>(
  model: Model<S, E, Facts>,
  machine: () => Machine<S, E>,
): Promise<void> {
  const events = Object.keys(model.events) as E[]; // the keys of the record
  const step = fc.record({ event: fc.constantFrom(...events), stale: fc.boolean() });
  const { object, act, move, read } = machine();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (sequence) => {
      await undone(async (tx) => {
        let facts = model.begins;
        const accepted: string[] = [];
        for (const { event, stale } of sequence) {
          const state = model.stateOf(facts);
          const from = stale ? model.stateOf(model.begins) : state;
          const next = from === state ? model.events[event](facts) : undefined;
          expect(await succeeds(() => tx.transaction((inner) => move(inner, from, event)))).toBe(
            next !== undefined,
          );
          if (next === undefined) continue;
          facts = next;
          accepted.push(`${act}.${event} to ${model.stateOf(facts)}`);
          expect(await read(tx)).toBe(model.stateOf(facts));
        }
        expect(await actsOn(tx, object)).toEqual(accepted);
      });
    }),
    RUNS,
  );
}

test('a product', () =>
  walks(PRODUCT, () => ({
    object: `product:${ids.product}`,
    act: 'product',
    move: (tx, from, event) =>
      moveProduct(tx, app.clock, { productId: ids.product, from, event, actor: 'operator:test' }),
    read: async (tx) => (await tx.select().from(products).where(eq(products.id, ids.product)))[0]?.status,
  })));

test('an investment', () =>
  walks(INVESTMENT, () => ({
    object: `investment:${ids.investment}`,
    act: 'investment',
    move: (tx, from, event) =>
      moveInvestment(tx, app.clock, { investmentId: ids.investment, from, event, actor: 'job' }),
    read: async (tx) =>
      (await tx.select().from(investments).where(eq(investments.id, ids.investment)))[0]?.status,
  })));

test('an application', () =>
  walks(APPLICATION, () => ({
    object: `investment:${ids.investment}`,
    act: 'application',
    move: (tx, from, event) =>
      moveApplication(tx, app.clock, { investmentId: ids.investment, from, event, actor: 'job' }),
    read: async (tx) =>
      (await tx.select().from(applications).where(eq(applications.investmentId, ids.investment)))[0]?.state,
  })));

test.each(ENVELOPE_KINDS)('an envelope: %s', (kind) =>
  walks(ENVELOPE, () => {
    const envelopeId = envelopeOfKind(kind);
    return {
      object: `envelope:${envelopeId}`,
      act: 'envelope',
      move: (tx, from, event) => moveEnvelope(tx, app.clock, { envelopeId, from, event, actor: 'job' }),
      read: async (tx) => (await tx.select().from(envelopes).where(eq(envelopes.id, envelopeId)))[0]?.status,
    };
  }),
);

test('a redemption', () =>
  walks(REDEMPTION, () => ({
    object: `redemption:${ids.redemption}`,
    act: 'redemption',
    move: (tx, from, event) =>
      moveRedemption(tx, app.clock, { redemptionId: ids.redemption, from, event, actor: 'job' }),
    read: async (tx) =>
      (await tx.select().from(redemptions).where(eq(redemptions.id, ids.redemption)))[0]?.status,
  })));

test('a capital call', () =>
  walks(CAPITAL_CALL, () => ({
    object: `capital_call:${ids.capitalCall}`,
    act: 'capital_call',
    move: (tx, from, event) =>
      moveCapitalCall(tx, app.clock, { capitalCallId: ids.capitalCall, from, event, actor: 'job' }),
    read: async (tx) =>
      (await tx.select().from(capitalCalls).where(eq(capitalCalls.id, ids.capitalCall)))[0]?.status,
  })));

async function succeeds(move: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await move()) !== false;
  } catch (failure) {
    if (failure instanceof Refusal && failure.error === 'transition_refused') return false;
    throw failure;
  }
}

class Undo extends Error {}

async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = app.db.transaction(async (tx) => {
    await work(tx);
    throw new Undo();
  });
  await done.catch((failure: unknown) => {
    if (!(failure instanceof Undo)) throw failure;
  });
}

async function actsOn(tx: Transaction, object: string): Promise<string[]> {
  const rows = await tx
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.object, object))
    .orderBy(auditTrail.seq);
  return rows.map(({ act, detail }) => `${act} to ${detail.to}`);
}

const envelopeOfKind = (kind: EnvelopeKind) => `envelope-${kind}`;

/** One of each, in the state in which it is made. */
async function atTheBeginning() {
  const { db, clock } = app;
  const at = clock.now();
  const product = await publishProduct(app, { status: 'upcoming' });
  const { email } = await app.signUp();
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  const accountId = account?.id ?? '';
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
      id: envelopeOfKind(kind),
      accountId,
      investmentId: kind === 'bank_account_change' ? null : investment.id,
      kind,
      status: 'preparing' as const,
      language: 'en' as const,
      signerName: 'Robin Ashdown',
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
    noticeFileId: product.paperId,
    issuedAt: at,
  });
  return {
    product: product.id,
    investment: investment.id,
    redemption: 'redemption-1',
    capitalCall: 'capital-call-1',
  };
}

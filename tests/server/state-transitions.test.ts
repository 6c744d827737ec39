import { SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_HOURS } from '@quoin/rules';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import type { Transaction } from '../../packages/server/src/database/database';
import { auditTrail } from '../../packages/server/src/database/tables';
import {
  beginAttempt,
  forgetAttempts,
  lockedUntil,
  getSignInSubject,
} from '../../packages/server/src/security/attempts';
import { ApiError } from '../../packages/server/src/shared/errors';
import { accountStates } from '../../packages/server/src/states/account-states';
import { envelopeStates } from '../../packages/server/src/states/envelope-states';
import { applicationStates, investmentStates } from '../../packages/server/src/states/investment-states';
import { capitalCallStates, redemptionStates } from '../../packages/server/src/states/money-states';
import { productStates, reservationStates } from '../../packages/server/src/states/product-states';
import { moveState, type StateTable } from '../../packages/server/src/states/state-table';
import { ENVELOPE_IDS, initialObjects } from './initial-states';
import {
  ACCOUNT,
  APPLICATION,
  CAPITAL_CALL,
  ENVELOPE,
  getEvents,
  INVESTMENT,
  type Model,
  PRODUCT,
  REDEMPTION,
  RESERVATION,
} from './state-models';
import { broken } from './state-promises';
import { MovableClock, startTestApp, type TestApp } from './test-app';

// Random histories through the real transition functions on PostgreSQL: the row has the state of the model, and
// exactly the accepted transitions have audit rows.
describe('state transitions', () => {
  /**
   * The number of histories is STATE_WALKS: the default keeps the run short, and `STATE_WALKS=10000 npx jest --config
   * tests/jest.config.mjs --selectProjects server --testPathPatterns state-transitions` is the long run. On failure the
   * seed and the path of the sequence are printed.
   */
  const WALKS = Number(process.env['STATE_WALKS'] ?? 2_000);
  const SEED = 20_260_605;
  /** Half of them are of investments, whose lifecycle is by far the longest. */
  const LONG_WAYS = Math.ceil(WALKS / 2);
  const SHORT_WAYS = Math.ceil(WALKS / 16);

  jest.setTimeout(60_000 + WALKS * 60);

  let app: TestApp;
  let ids: Awaited<ReturnType<typeof initialObjects>>;
  const actor = 'job';
  const TRIED = getSignInSubject('robin@example.com');

  beforeAll(async () => {
    app = await startTestApp();
    ids = await initialObjects(app);
  });
  afterAll(() => app.close());

  /**
   * Each step has the state that the caller read; a stale one is the initial state. Runs in a transaction that is rolled back,
   * so that each sequence starts from the initial state.
   */
  async function walks<T extends PgTable, S extends string, E extends string, Facts>(
    model: Model<S, E, Facts>,
    subjects: readonly [string, ...string[]],
    numRuns: number,
    states: StateTable<T, S, E>,
    object = states.name,
  ): Promise<void> {
    const step = fc.record({ event: getEvents(model), stale: fc.nat(3).map((one) => one === 0) });
    const sequences = fc.array(step, { minLength: 1, maxLength: 50, size: 'max' });
    const reached = new Set<S>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...subjects), sequences, (id, sequence) =>
        undone(async (tx) => {
          let facts = model.begins;
          const accepted: E[] = [];
          const acts: string[] = [];
          for (const { event, stale } of sequence) {
            const state = model.getState(facts);
            const from = stale ? model.getState(model.begins) : state;
            const next = from === state ? model.events[event](facts) : undefined;
            // Without a savepoint, so that rows written by a rejected move would be found among the acts below.
            const done = await succeeds(() =>
              moveState(tx, app.services, states, { id, from, event, actor }),
            );
            if (done !== (next !== undefined))
              throw new Error(`${event} in ${from} was ${done ? 'accepted' : 'refused'}`);
            if (next === undefined) continue;
            facts = next;
            accepted.push(event);
            acts.push(`${states.name}.${event} to ${model.getState(facts)}`);
            reached.add(model.getState(facts));
          }
          expect(await loadState(tx, states, id)).toBe(model.getState(facts));
          expect(await actsOn(tx, `${object}:${id}`)).toEqual(acts);
          expect(broken(model.promises, accepted)).toEqual([]);
        }),
      ),
      { numRuns, seed: SEED, endOnFailure: true },
    );
    expect([...reached].sort()).toEqual([...new Set(model.table.map(({ to }) => to))].sort());
  }

  test('an account', () => walks(ACCOUNT, [ids.account], SHORT_WAYS, accountStates));
  test('a product', () => walks(PRODUCT, [ids.product], SHORT_WAYS, productStates));
  test('a reservation', () => walks(RESERVATION, [ids.reservation], SHORT_WAYS, reservationStates));
  test('an investment', () => walks(INVESTMENT, [ids.investment], LONG_WAYS, investmentStates));
  test('an application', () =>
    walks(APPLICATION, [ids.investment], SHORT_WAYS, applicationStates, 'investment'));
  test('an envelope of any kind', () => walks(ENVELOPE, ENVELOPE_IDS, SHORT_WAYS, envelopeStates));
  test('a redemption', () => walks(REDEMPTION, [ids.redemption], SHORT_WAYS, redemptionStates));
  test('a capital call', () => walks(CAPITAL_CALL, [ids.capitalCall], SHORT_WAYS, capitalCallStates));

  async function loadState<T extends PgTable, S extends string, E extends string>(
    tx: Transaction,
    { rows, key = 'id', column = 'status' }: StateTable<T, S, E>,
    id: string,
  ): Promise<unknown> {
    const columns = getTableColumns<PgTable>(rows);
    const row = await tx
      .select()
      .from<PgTable>(rows)
      .where(eq(columns[key] as PgColumn, id)); // a column of the table
    return row[0]?.[column];
  }

  /** Events around a sign-in. The lock is not a column of the account, but prevents sign-in. */
  test('five consecutive failures lock an account for two hours, regardless of other calls between them', async () => {
    const event = fc.oneof(
      { arbitrary: fc.constant('failed' as const), weight: 8 },
      {
        arbitrary: fc.constantFrom('succeeded', 'unlocked', 'waited 119 minutes', 'waited a minute'),
        weight: 3,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 50, size: 'max' }), (sequence) =>
        undone(async (tx) => {
          const clock = new MovableClock();
          const services = { ...app.services, db: tx, clock };
          let failures = 0;
          let minutesLeft = 0;
          for (const happened of sequence) {
            if (happened === 'unlocked') {
              await forgetAttempts(tx, services, TRIED);
              [failures, minutesLeft] = [0, 0];
            } else if (happened.startsWith('waited')) {
              const minutes = happened === 'waited a minute' ? 1 : 119;
              clock.advance({ minutes });
              if (minutesLeft > 0 && minutesLeft <= minutes) failures = 0;
              minutesLeft = Math.max(0, minutesLeft - minutes);
            } else {
              const left = await beginAttempt(services, TRIED);
              if (left !== (minutesLeft > 0 ? undefined : SIGN_IN_ATTEMPTS - failures - 1))
                throw new Error(`${left} left after ${failures} failures, locked for ${minutesLeft} minutes`);
              if (left === undefined) continue;
              failures += 1;
              if (failures === SIGN_IN_ATTEMPTS) minutesLeft = SIGN_IN_LOCK_HOURS * 60;
              if (happened !== 'succeeded') continue;
              await forgetAttempts(tx, services, TRIED);
              [failures, minutesLeft] = [0, 0];
            }
          }
          expect((await lockedUntil(tx, services, TRIED)) !== undefined).toBe(minutesLeft > 0);
        }),
      ),
      { numRuns: SHORT_WAYS, seed: SEED, endOnFailure: true },
    );
  });

  async function succeeds(move: () => Promise<unknown>): Promise<boolean> {
    try {
      await move();
      return true;
    } catch (failure) {
      if (failure instanceof ApiError && failure.error === 'transition_refused') return false;
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

  /** Sequences continue after a rollback. Rows below this number are from earlier and must be skipped. */
  let lastSeq = 0;

  async function actsOn(tx: Transaction, object: string): Promise<string[]> {
    const rows = await tx
      .select()
      .from(auditTrail)
      .where(and(gt(auditTrail.seq, lastSeq), eq(auditTrail.object, object)))
      .orderBy(auditTrail.seq);
    lastSeq = rows.at(-1)?.seq ?? lastSeq;
    return rows.map(({ act, detail }) => `${act} to ${detail.to}`);
  }
});

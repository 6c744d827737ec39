import {
  ACCOUNT_STATUSES,
  APPLICATION_STATES,
  CAPITAL_CALL_STATUSES,
  DELETION_STATUSES,
  ENVELOPE_STATUSES,
  INVESTMENT_STATUSES,
  PRODUCT_STATUSES,
  REDEMPTION_STATUSES,
  RESERVATION_STATUSES,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
} from '@quoin/rules';
import fc from 'fast-check';
import { ApiError } from '../../packages/server/src/shared/errors';
import { envelopeStates } from '../../packages/server/src/states/envelope-states';
import { productStates, reservationStates } from '../../packages/server/src/states/product-states';
import {
  statesBefore,
  transitionOf,
  type Transition,
  moveState,
  type StateTable,
} from '../../packages/server/src/states/state-table';
import {
  ACCOUNT,
  APPLICATION,
  CAPITAL_CALL,
  DELETION,
  ENVELOPE,
  eventsOf,
  INVESTMENT,
  type Model,
  PRODUCT,
  REDEMPTION,
  RESERVATION,
} from './state-models';
import { broken } from './state-promises';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../packages/server/src/database/database';
import { auditTrail } from '../../packages/server/src/database/tables';
import {
  beginAttempt,
  forgetAttempts,
  lockedUntil,
  signInOf,
} from '../../packages/server/src/security/attempts';
import { accountStates } from '../../packages/server/src/states/account-states';
import { applicationStates, investmentStates } from '../../packages/server/src/states/investment-states';
import { capitalCallStates, redemptionStates } from '../../packages/server/src/states/money-states';
import { initialObjects, ENVELOPE_IDS } from './initial-states';
import { MovableClock, startTestApp, type TestApp } from './test-app';

// Ten thousand random walks through each state table, compared with an independent model.
describe('state tables', () => {
  const RUNS = { numRuns: 10_000, seed: 20_260_605, endOnFailure: true };

  /** Next state by the table; undefined if the table rejects the event. */
  function nextByTable<S extends string, E extends string>(
    table: readonly Transition<S, E>[],
    from: S,
    event: string,
  ): S | undefined {
    try {
      return transitionOf<string, string>(table, from, event).to as S; // from a row of this table
    } catch (failure) {
      if (failure instanceof ApiError && failure.error === 'transition_refused') return undefined;
      throw failure;
    }
  }

  // Two million events are rejected. Recording stack traces would take 90% of the time.
  const { stackTraceLimit } = Error;
  beforeAll(() => void (Error.stackTraceLimit = 0));
  afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

  function walks<S extends string, E extends string, Facts>(
    model: Model<S, E, Facts>,
    statuses: readonly S[],
  ): void {
    const reached = new Set<S>();
    fc.assert(
      fc.property(fc.array(eventsOf(model), { minLength: 1, maxLength: 40, size: 'max' }), (sequence) => {
        let facts = model.begins;
        let state = model.stateOf(facts);
        const history: E[] = [];
        for (const event of sequence) {
          const expected = model.events[event](facts);
          const to = nextByTable(model.table, state, event);
          if ((to === undefined) !== (expected === undefined)) return false;
          if (to === undefined || expected === undefined) continue;
          [facts, state] = [expected, to];
          reached.add(state);
          history.push(event);
          if (model.stateOf(facts) !== state || !statuses.includes(state)) return false;
        }
        return broken(model.promises, history).length === 0;
      }),
      RUNS,
    );
    const ends = model.table.map(({ to }) => to);
    expect([...reached].sort()).toEqual([...new Set(ends)].sort());
  }

  test('an account', () => walks(ACCOUNT, ACCOUNT_STATUSES));
  test('an application', () => walks(APPLICATION, APPLICATION_STATES));
  test('an investment', () => walks(INVESTMENT, INVESTMENT_STATUSES));
  test('an envelope', () => walks(ENVELOPE, ENVELOPE_STATUSES));
  test('a product', () => walks(PRODUCT, PRODUCT_STATUSES));
  test('a redemption', () => walks(REDEMPTION, REDEMPTION_STATUSES));
  test('a reservation', () => walks(RESERVATION, RESERVATION_STATUSES));
  test('a capital call', () => walks(CAPITAL_CALL, CAPITAL_CALL_STATUSES));
  test('a request to delete an account', () => walks(DELETION, DELETION_STATUSES));

  test('an account is activated by its owner, and only staff disable and enable it', () => {
    expect(ACCOUNT.table.map(({ event, who }) => [event, who])).toEqual([
      ['activate', 'investor'],
      ['disable', 'operator'],
      ['enable', 'operator'],
    ]);
  });

  test.each([
    ['account', ACCOUNT.table],
    ['application', APPLICATION.table],
    ['investment', INVESTMENT.table],
    ['envelope', ENVELOPE.table],
    ['product', PRODUCT.table],
    ['redemption', REDEMPTION.table],
    ['reservation', RESERVATION.table],
    ['capital call', CAPITAL_CALL.table],
  ] as const)('the %s table has one row at most for an event in a state', (_, table) => {
    const rows = table.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('a final state stays final', () => {
    const left = (table: readonly Transition<string, string>[], state: string) =>
      table.filter(({ from }) => from === state);
    expect(left(APPLICATION.table, 'agreement_signed')).toEqual([]);
    expect(left(ENVELOPE.table, 'signed').map(({ event }) => event)).toEqual(['annulled']);
    expect(left(INVESTMENT.table, 'canceled')).toEqual([]);
    expect(left(INVESTMENT.table, 'rejected')).toEqual([]);
    expect(left(INVESTMENT.table, 'past').map(({ event }) => event)).toEqual(['reopened']);
    expect(left(ENVELOPE.table, 'cancelled')).toEqual([]);
    expect(left(PRODUCT.table, 'exited')).toEqual([]);
    for (const state of ['cancelled', 'rejected']) expect(left(REDEMPTION.table, state)).toEqual([]);
    expect(left(REDEMPTION.table, 'completed').map(({ event }) => event)).toEqual(['reversed']);
    for (const state of ['withdrawn', 'used']) expect(left(RESERVATION.table, state)).toEqual([]);
    expect(left(CAPITAL_CALL.table, 'cancelled')).toEqual([]);
    expect(left(CAPITAL_CALL.table, 'funded').map(({ event }) => event)).toEqual(['reopened']);
  });

  test('statesBefore returns the states in the rows of an event', () => {
    expect(statesBefore(envelopeStates, 'signature_given')).toEqual(['sent', 'viewed']);
    expect(statesBefore(productStates, 'exited')).toEqual(['closed']);
  });
});

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
  const TRIED = signInOf('robin@example.com');

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
    const step = fc.record({ event: eventsOf(model), stale: fc.nat(3).map((one) => one === 0) });
    const sequences = fc.array(step, { minLength: 1, maxLength: 50, size: 'max' });
    const reached = new Set<S>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...subjects), sequences, (id, sequence) =>
        undone(async (tx) => {
          let facts = model.begins;
          const accepted: E[] = [];
          const acts: string[] = [];
          for (const { event, stale } of sequence) {
            const state = model.stateOf(facts);
            const from = stale ? model.stateOf(model.begins) : state;
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
            acts.push(`${states.name}.${event} to ${model.stateOf(facts)}`);
            reached.add(model.stateOf(facts));
          }
          expect(await stateOf(tx, states, id)).toBe(model.stateOf(facts));
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

  async function stateOf<T extends PgTable, S extends string, E extends string>(
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

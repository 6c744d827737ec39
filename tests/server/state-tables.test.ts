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
} from '@quoin/rules';
import fc from 'fast-check';
import { ApiError } from '../../packages/server/src/shared/errors';
import { envelopeStates } from '../../packages/server/src/states/envelope-states';
import { referralCreditStates } from '../../packages/server/src/states/money-states';
import { productStates } from '../../packages/server/src/states/product-states';
import { statesBefore, getTransition, type Transition } from '../../packages/server/src/states/state-table';
import {
  ACCOUNT,
  APPLICATION,
  CAPITAL_CALL,
  DELETION,
  ENVELOPE,
  getEvents,
  INVESTMENT,
  type Model,
  PRODUCT,
  REDEMPTION,
  RESERVATION,
} from './state-models';
import { broken } from './state-promises';

// Ten thousand random walks through each state table, or TABLE_WALKS, compared with an independent model.
describe('state tables', () => {
  const RUNS = {
    numRuns: Number(process.env['TABLE_WALKS'] ?? 10_000),
    seed: 20_260_605,
    endOnFailure: true,
  };

  /** Next state by the table; undefined if the table rejects the event. */
  function nextByTable<S extends string, E extends string>(
    table: readonly Transition<S, E>[],
    from: S,
    event: string,
  ): S | undefined {
    try {
      return getTransition<string, string>(table, from, event).to as S; // from a row of this table
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
      fc.property(fc.array(getEvents(model), { minLength: 1, maxLength: 40, size: 'max' }), (sequence) => {
        let facts = model.begins;
        let state = model.getState(facts);
        const history: E[] = [];
        for (const event of sequence) {
          const expected = model.events[event](facts);
          const to = nextByTable(model.table, state, event);
          if ((to === undefined) !== (expected === undefined)) return false;
          if (to === undefined || expected === undefined) continue;
          [facts, state] = [expected, to];
          reached.add(state);
          history.push(event);
          if (model.getState(facts) !== state || !statuses.includes(state)) return false;
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

  /** Tries every event in every situation that the model can reach. */
  function everySituation<S extends string, E extends string, Facts>(model: Model<S, E, Facts>): void {
    const situations = new Map([[JSON.stringify(model.begins), model.begins]]);
    for (const facts of situations.values())
      for (const event of Object.keys(model.events) as E[]) {
        const next = model.events[event](facts);
        const from = model.getState(facts);
        const to = next === undefined ? undefined : model.getState(next);
        expect([from, event, nextByTable(model.table, from, event)]).toEqual([from, event, to]);
        if (next !== undefined) situations.set(JSON.stringify(next), next);
      }
  }

  test('an account in every situation', () => everySituation(ACCOUNT));
  test('an application in every situation', () => everySituation(APPLICATION));
  test('an investment in every situation', () => everySituation(INVESTMENT));
  test('an envelope in every situation', () => everySituation(ENVELOPE));
  test('a redemption in every situation', () => everySituation(REDEMPTION));
  test('a capital call in every situation', () => everySituation(CAPITAL_CALL));

  test('a referral credit that was paid or rejected is reversed once', () => {
    const from = (state: string) =>
      nextByTable(referralCreditStates.transitions, state as 'paid', 'reversed');
    expect(['paid', 'rejected', 'reversed'].map(from)).toEqual(['reversed', 'reversed', undefined]);
  });

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

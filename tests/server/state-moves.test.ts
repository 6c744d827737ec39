import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Transaction } from '../../packages/server/src/database/database';
import { accountStates, deletionStates } from '../../packages/server/src/states/account-states';
import { envelopeStates } from '../../packages/server/src/states/envelope-states';
import { applicationStates, investmentStates } from '../../packages/server/src/states/investment-states';
import {
  capitalCallStates,
  redemptionStates,
  referralCreditStates,
} from '../../packages/server/src/states/money-states';
import { productStates, reservationStates } from '../../packages/server/src/states/product-states';
import { moveState, type Move, type StateTable } from '../../packages/server/src/states/state-table';

// What each event of the state tables does besides the new state. Without a database: the SQL of a move is recorded.

const ID = 'row-1';
const NOW = new Date('2026-06-05T14:00:00Z');

type AnyStates = Pick<StateTable<PgTable, string, string>, 'transitions' | 'mails'>;

/** Events by who may trigger them. */
function eventsByActor({ transitions }: AnyStates): Record<string, string[]> {
  const actors: Record<string, string[]> = { investor: [], operator: [], job: [] };
  for (const { who, event } of transitions) (actors[who] ??= []).push(event);
  return Object.fromEntries(
    Object.entries(actors).map(([who, events]) => [who, [...new Set(events)].sort()]),
  );
}

describe('who may trigger an event', () => {
  test.each<[string, AnyStates, Record<'investor' | 'operator' | 'job', string[]>]>([
    ['account', accountStates, { investor: ['activate'], operator: ['disable', 'enable'], job: [] }],
    ['deletion', deletionStates, { investor: ['withdrawn'], operator: ['done', 'refused'], job: [] }],
    [
      'envelope',
      envelopeStates,
      {
        investor: ['annulled', 'resent', 'signature_added', 'signature_given', 'viewed', 'withdrawn'],
        operator: [],
        job: ['prepared', 'ran_out', 'sealed'],
      },
    ],
    [
      'investment',
      investmentStates,
      {
        investor: [
          'action_answered',
          'canceled',
          'information_broken',
          'information_changed',
          'information_completed',
          'review_requested',
          'sent_for_signature',
        ],
        operator: [
          'action_asked',
          'activated',
          'approved',
          'documents_changed',
          'ended',
          'fund_received',
          'funds_reversed',
          're_signature_asked',
          'rejected',
          'reopened',
          'review_passed',
          'review_returned',
          'unapproved',
        ],
        job: ['agreement_signed'],
      },
    ],
    ['application', applicationStates, { investor: ['broken', 'completed'], operator: [], job: ['signed'] }],
    [
      'capital call',
      capitalCallStates,
      { investor: [], operator: ['cancelled', 'funded', 'reopened'], job: [] },
    ],
    [
      'redemption',
      redemptionStates,
      {
        investor: ['cancelled', 'changed'],
        operator: ['approved', 'completed', 'rejected', 'reversed', 'unapproved'],
        job: [],
      },
    ],
    ['referral credit', referralCreditStates, { investor: [], operator: ['reversed'], job: [] }],
    ['product', productStates, { investor: [], operator: ['closed', 'exited', 'published'], job: [] }],
    ['reservation', reservationStates, { investor: ['changed', 'used', 'withdrawn'], operator: [], job: [] }],
  ])('of the %s table', (_, states, expected) => {
    expect(eventsByActor(states)).toEqual(expected);
  });
});

describe('the e-mail of an event', () => {
  const withEvent = (name: string, key: string, ...events: string[]) =>
    Object.fromEntries(events.map((event) => [event, { name, payload: { [key]: ID, event } }]));
  const envelopeMail = { name: 'send-envelope-mail', payload: { envelopeId: ID } };

  test.each<[string, AnyStates, object]>([
    ['account', accountStates, {}],
    [
      'deletion',
      deletionStates,
      withEvent('send-deletion-mail', 'requestId', 'withdrawn', 'refused', 'done'),
    ],
    ['envelope', envelopeStates, { prepared: envelopeMail, resent: envelopeMail }],
    [
      'investment',
      investmentStates,
      withEvent(
        'send-investment-mail',
        'investmentId',
        ...['documents_changed', 'review_returned', 'approved', 'unapproved', 'action_asked'],
        ...['re_signature_asked', 'activated', 'canceled', 'rejected', 'ended'],
      ),
    ],
    ['application', applicationStates, {}],
    [
      'capital call',
      capitalCallStates,
      {
        cancelled: { name: 'send-call-cancelled-mail', payload: { capitalCallId: ID } },
        reopened: { name: 'send-call-mail', payload: { capitalCallId: ID } },
      },
    ],
    [
      'redemption',
      redemptionStates,
      withEvent(
        'send-redemption-mail',
        'redemptionId',
        ...['changed', 'approved', 'unapproved', 'completed', 'reversed', 'cancelled', 'rejected'],
      ),
    ],
    ['referral credit', referralCreditStates, withEvent('send-referral-mail', 'creditId', 'reversed')],
    ['product', productStates, {}],
    ['reservation', reservationStates, {}],
  ])('of the %s table', (_, { mails }, expected) => {
    const sent = Object.entries(mails).flatMap(([event, mail]) => (mail ? [[event, mail(ID)]] : []));
    expect(Object.fromEntries(sent)).toEqual(expected);
  });
});

test('an envelope is sealed after its last signature, and voided at the provider only if the provider has it', () => {
  const jobs = envelopeStates.transitions.map(({ from, event, job }) => [event, from, job?.(ID)]);
  const seal = { name: 'seal-envelope', payload: { envelopeId: ID } };
  const voided = { name: 'void-envelope', payload: { envelopeId: ID } };
  expect(jobs.filter(([, , job]) => job)).toEqual([
    ['signature_given', 'sent', seal],
    ['signature_given', 'viewed', seal],
    ['withdrawn', 'sent', voided],
    ['withdrawn', 'viewed', voided],
    ['withdrawn', 'expired', voided],
    ['annulled', 'sent', voided],
    ['annulled', 'viewed', voided],
    ['annulled', 'expired', voided],
    ['annulled', 'sealing', voided],
    ['annulled', 'signed', voided],
  ]);
});

/** Makes a move on a database that returns `row`, and returns what the move did. */
async function moved<T extends PgTable, S extends string, E extends string>(
  states: StateTable<T, S, E>,
  move: Omit<Move<T, S, E>, 'id' | 'actor'>,
  row: Partial<Record<string, unknown>> | null = {},
) {
  const queries: [string, unknown[]][] = [];
  const enqueued: unknown[] = [];
  const columns = Object.keys(getTableColumns<PgTable>(states.rows));
  const db = drizzle((text, values) => {
    queries.push([text.replace(/ returning .*/, ''), values]);
    return Promise.resolve({
      rows: row && text.startsWith('update') ? [columns.map((name) => row[name] ?? null)] : [],
    });
  });
  const services = {
    clock: { now: () => NOW },
    jobs: {
      enqueue: (_: unknown, name: string, payload: unknown) => {
        enqueued.push({ name, payload });
        return Promise.resolve();
      },
    },
  };
  const done = moveState(
    db as unknown as Transaction, // another driver, which records
    services as unknown as Parameters<typeof moveState>[1], // only what a move uses
    states,
    { ...move, id: ID, actor: 'job' },
  );
  const failure = await done.then(
    () => undefined,
    (error: Error) => error.message,
  );
  const [update, audit] = queries;
  return { failure, update, audit: audit?.[1], enqueued };
}

const AT = NOW.toISOString();

describe('a move', () => {
  test('updates the row only in the state that was read, and records the act', async () => {
    expect(await moved(accountStates, { from: 'activated', event: 'disable' })).toEqual({
      failure: undefined,
      update: [
        'update "accounts" set "status" = $1 where ("accounts"."id" = $2 and "accounts"."status" = $3)',
        ['disabled', ID, 'activated'],
      ],
      audit: [AT, 'job', 'account.disable', `account:${ID}`, '{"from":"activated","to":"disabled"}'],
      enqueued: [],
    });
  });

  test('of a row that has changed meanwhile is refused: nothing is recorded or sent', async () => {
    const { failure, audit, enqueued } = await moved(
      investmentStates,
      { from: 'being_reviewed', event: 'approved' },
      null,
    );
    expect([failure, audit, enqueued]).toEqual(['transition_refused', undefined, []]);
  });

  test('that no row of the table allows writes nothing', async () => {
    const { failure, update } = await moved(investmentStates, { from: 'approved', event: 'activated' });
    expect([failure, update]).toEqual(['transition_refused', undefined]);
  });

  test('enqueues its job and its e-mail', async () => {
    const signed = await moved(envelopeStates, { from: 'viewed', event: 'signature_given' });
    expect(signed.enqueued).toEqual([{ name: 'seal-envelope', payload: { envelopeId: ID } }]);
    const resent = await moved(envelopeStates, { from: 'expired', event: 'resent' });
    expect(resent.enqueued).toEqual([{ name: 'send-envelope-mail', payload: { envelopeId: ID } }]);
  });

  test('of an application is found by its investment, and recorded with the investment', async () => {
    const move = { from: 'incomplete', event: 'completed' } as const;
    expect(await moved(applicationStates, move, { investmentId: 'investment-1' })).toMatchObject({
      update: [
        'update "applications" set "state" = $1 where ("applications"."investment_id" = $2 and "applications"."state" = $3)',
        ['information_complete', ID, 'incomplete'],
      ],
      audit: [
        AT,
        'job',
        'application.completed',
        'investment:investment-1',
        '{"from":"incomplete","to":"information_complete"}',
      ],
    });
  });

  test('of a request to delete an account has its time, and is recorded with the account', async () => {
    const move = { from: 'requested', event: 'refused' } as const;
    const { update, audit } = await moved(deletionStates, move, { id: ID, accountId: 'account-1' });
    expect(update?.[1]).toEqual(expect.arrayContaining(['refused', AT]));
    expect(audit).toEqual([
      AT,
      'job',
      'deletion.refused',
      'account:account-1',
      `{"from":"requested","to":"refused","request":"${ID}"}`,
    ]);
  });

  test('of a capital call has its time, unless the move has another', async () => {
    const funded = await moved(capitalCallStates, { from: 'issued', event: 'funded' });
    expect(funded.update?.[1]).toEqual(['funded', AT, ID, 'issued']);
    expect(funded.audit?.slice(2, 4)).toEqual(['capital_call.funded', `capital_call:${ID}`]);
    const changes = { settledAt: null };
    const reopened = await moved(capitalCallStates, { from: 'funded', event: 'reopened', changes });
    expect(reopened.update?.[1]).toEqual(['issued', null, ID, 'funded']);
  });

  test('of a redemption is recorded with its amount and day', async () => {
    const { audit } = await moved(
      redemptionStates,
      { from: 'requested', event: 'approved', detail: { reason: 'checked' } },
      { amount: 10_000_00, redemptionDay: '2026-09-30' },
    );
    expect(audit?.slice(2)).toEqual([
      'redemption.approved',
      `redemption:${ID}`,
      '{"from":"requested","to":"approved","amount":1000000,"redemption_day":"2026-09-30","reason":"checked"}',
    ]);
  });

  test('of a reservation has its time, and is recorded with its amount', async () => {
    const move = { from: 'reserved', event: 'withdrawn' } as const;
    const { update, audit } = await moved(reservationStates, move, { amount: 50_000_00 });
    expect(update?.[1]).toEqual(expect.arrayContaining(['withdrawn', AT]));
    expect(audit?.slice(2)).toEqual([
      'reservation.withdrawn',
      `reservation:${ID}`,
      '{"from":"reserved","to":"withdrawn","amount":5000000}',
    ]);
  });

  test('of a product has its time', async () => {
    const { update, audit } = await moved(productStates, { from: 'upcoming', event: 'published' });
    expect(update?.[1]).toEqual(expect.arrayContaining(['published', AT]));
    expect(audit?.[2]).toBe('product.published');
  });

  test.each([
    ['investment', () => moved(investmentStates, { from: 'being_reviewed', event: 'approved' })],
    ['envelope', () => moved(envelopeStates, { from: 'sent', event: 'viewed' })],
    ['referral_credit', () => moved(referralCreditStates, { from: 'paid', event: 'reversed' })],
  ] as const)('of an %s is recorded by that name', async (name, move) => {
    expect((await move()).audit?.[3]).toBe(`${name}:${ID}`);
  });
});

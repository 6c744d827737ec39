// Independent models of the state tables: facts about an object, and the preconditions and effects of each event. The state
// follows from the facts. Also has the guarantees of the specification for any history.
import fc from 'fast-check';
import type {
  AccountStatus,
  ApplicationState,
  CapitalCallStatus,
  DeletionStatus,
  EnvelopeStatus,
  InvestmentStatus,
  ProductStatus,
  RedemptionStatus,
  ReservationStatus,
} from '@quoin/rules';
import {
  accountStates,
  type AccountEvent,
  deletionStates,
  type DeletionEvent,
} from '../../packages/server/src/states/account-states';
import {
  applicationStates,
  type ApplicationEvent,
  investmentStates,
  type InvestmentEvent,
} from '../../packages/server/src/states/investment-states';
import {
  capitalCallStates,
  type CapitalCallEvent,
  redemptionStates,
  type RedemptionEvent,
} from '../../packages/server/src/states/money-states';
import { envelopeStates, type EnvelopeEvent } from '../../packages/server/src/states/envelope-states';
import {
  productStates,
  type ProductEvent,
  reservationStates,
  type ReservationEvent,
} from '../../packages/server/src/states/product-states';
import type { Transition } from '../../packages/server/src/states/state-table';
import type { Promises } from './state-promises';

export interface Model<S extends string, E extends string, Facts> {
  table: readonly Transition<S, E>[];
  begins: Facts;
  /** Applies an event to the facts. Returns undefined if it is not possible. */
  events: Readonly<Record<E, (facts: Facts) => Facts | undefined>>;
  getState: (facts: Facts) => S;
  promises: Promises<E>;
}

/** Events that end or undo a lifecycle. They are rarer than others, so that more walks reach the last states. */
const SETBACKS: ReadonlySet<string> = new Set([
  'canceled',
  'rejected',
  'unapproved',
  'withdrawn',
  'annulled',
  'information_broken',
  'review_requested',
  'review_returned',
  'information_changed',
  'documents_changed',
  'action_asked',
  're_signature_asked',
  'funds_reversed',
  'reversed',
  'reopened',
]);

/** Events in any order. */
export const getEvents = <S extends string, E extends string, Facts>(model: Model<S, E, Facts>) =>
  fc.oneof(
    ...(Object.keys(model.events) as E[]).map((event) => ({
      // keys of the record
      arbitrary: fc.constant(event),
      weight: SETBACKS.has(event) ? 1 : 20,
    })),
  );

interface AccountFacts {
  /** The mailed link was opened. */
  proven: boolean;
  /** Disabled by staff. */
  out: boolean;
}

export const ACCOUNT: Model<AccountStatus, AccountEvent, AccountFacts> = {
  table: accountStates.transitions,
  begins: { proven: false, out: false },
  events: {
    activate: (facts) => (facts.proven ? undefined : { ...facts, proven: true }),
    disable: (facts) => (facts.proven && !facts.out ? { ...facts, out: true } : undefined),
    enable: (facts) => (facts.out ? { ...facts, out: false } : undefined),
  },
  getState: ({ proven, out }) => {
    if (out) return 'disabled';
    return proven ? 'activated' : 'registered';
  },
  promises: {
    'it is activated once': { over: ['activate'], ends: ['activate'] },
    'staff keeps out only who was let in': { event: 'disable', needs: ['activate'] },
    'it is let in again only after it was kept out': { event: 'enable', needs: ['disable'] },
  },
};

interface ApplicationFacts {
  complete: boolean;
  signed: boolean;
}

export const APPLICATION: Model<ApplicationState, ApplicationEvent, ApplicationFacts> = {
  table: applicationStates.transitions,
  begins: { complete: false, signed: false },
  events: {
    completed: (facts) => (facts.complete ? undefined : { ...facts, complete: true }),
    broken: (facts) => (facts.complete && !facts.signed ? { ...facts, complete: false } : undefined),
    signed: (facts) => (facts.complete && !facts.signed ? { ...facts, signed: true } : undefined),
  },
  getState: ({ complete, signed }) => {
    if (signed) return 'agreement_signed';
    return complete ? 'information_complete' : 'incomplete';
  },
  promises: {
    'only what is complete is signed': {
      event: 'signed',
      needs: ['completed'],
      among: ['completed', 'broken'],
    },
    'once signed, it cannot be changed': { over: ['signed'] },
  },
};

interface InvestmentFacts {
  complete: boolean;
  /** Staff review answers before the agreement is created. */
  reviewing: boolean;
  sent: boolean;
  signed: boolean;
  /** The agreement has to be signed again, without changes. */
  again: boolean;
  /** Last decision of staff. */
  word: 'none' | 'approved' | 'asked';
  funded: boolean;
  active: boolean;
  over: 'no' | 'canceled' | 'rejected' | 'ended';
}

export const INVESTMENT: Model<InvestmentStatus, InvestmentEvent, InvestmentFacts> = {
  table: investmentStates.transitions,
  begins: {
    complete: false,
    reviewing: false,
    sent: false,
    signed: false,
    again: false,
    word: 'none',
    funded: false,
    active: false,
    over: 'no',
  },
  events: {
    information_completed: going((facts) => (facts.complete ? undefined : { ...facts, complete: true })),
    information_broken: going((facts) => (unsent(facts) ? { ...facts, complete: false } : undefined)),
    sent_for_signature: going((facts) => (unsent(facts) ? { ...facts, sent: true } : undefined)),
    review_requested: going((facts) => (unsent(facts) ? { ...facts, reviewing: true } : undefined)),
    review_passed: going((facts) =>
      facts.reviewing ? { ...facts, reviewing: false, sent: true } : undefined,
    ),
    review_returned: going((facts) => (facts.reviewing ? { ...facts, reviewing: false } : undefined)),
    information_changed: going((facts) =>
      facts.reviewing || (facts.sent && !facts.signed && !facts.again)
        ? { ...facts, reviewing: false, sent: false }
        : undefined,
    ),
    documents_changed: going((facts) => {
      if (facts.again && !facts.signed) return facts;
      return facts.reviewing || (facts.sent && !facts.signed)
        ? { ...facts, reviewing: false, sent: false }
        : undefined;
    }),
    agreement_signed: going((facts) =>
      facts.sent && !facts.signed ? { ...facts, signed: true } : undefined,
    ),
    approved: going((facts) => (underReview(facts, 'approved') ? { ...facts, word: 'approved' } : undefined)),
    action_asked: going((facts) => (underReview(facts, 'asked') ? { ...facts, word: 'asked' } : undefined)),
    action_answered: going((facts) => (facts.word === 'asked' ? { ...facts, word: 'none' } : undefined)),
    re_signature_asked: going((facts) =>
      (facts.signed || facts.again) && !facts.funded
        ? { ...facts, signed: false, again: true, word: 'none' }
        : undefined,
    ),
    fund_received: going((facts) =>
      facts.word === 'approved' && !facts.funded ? { ...facts, funded: true } : undefined,
    ),
    // With the units that the money had bought.
    funds_reversed: going((facts) => (facts.funded ? { ...facts, funded: false, active: false } : undefined)),
    activated: going((facts) => (facts.funded && !facts.active ? { ...facts, active: true } : undefined)),
    canceled: going((facts) => (facts.funded ? undefined : { ...facts, over: 'canceled' })),
    unapproved: going((facts) =>
      facts.word === 'approved' && !facts.funded ? { ...facts, word: 'none' } : undefined,
    ),
    rejected: going((facts) =>
      (facts.reviewing || facts.sent) && !facts.funded ? { ...facts, over: 'rejected' } : undefined,
    ),
    ended: going((facts) => (facts.active ? { ...facts, over: 'ended' } : undefined)),
    reopened: (facts) => (facts.over === 'ended' ? { ...facts, over: 'no' } : undefined),
  },
  getState: ({ complete, reviewing, sent, signed, again, word, funded, active, over }) => {
    if (over === 'canceled' || over === 'rejected') return over;
    if (over === 'ended') return 'past';
    if (active) return 'current';
    if (funded) return 'fund_received';
    if (signed) return STATE_OF_WORD[word];
    if (sent) return again ? 're_signature_needed' : 'pending_signature';
    if (reviewing) return 'application_review';
    return complete ? 'completing_application' : 'completing_information';
  },
  promises: {
    'nothing is sent for signature until all required information is complete': {
      event: 'sent_for_signature',
      needs: ['information_completed'],
      among: ['information_completed', 'information_broken'],
    },
    'only what was sent is signed': {
      event: 'agreement_signed',
      needs: ['sent_for_signature', 'review_passed'],
    },
    'staff accepts only what is under review': {
      event: 'review_passed',
      needs: ['review_requested'],
      among: [
        'review_requested',
        'review_passed',
        'review_returned',
        'information_changed',
        'documents_changed',
      ],
    },
    'once signed, data cannot be changed': {
      over: ['agreement_signed'],
      ends: ['information_completed', 'information_broken', 'information_changed'],
    },
    'staff approves only what is signed': {
      event: 'approved',
      needs: ['agreement_signed'],
      among: ['agreement_signed', 're_signature_asked'],
    },
    'money is taken only for what is approved, and again only after its reversal': {
      event: 'fund_received',
      needs: ['approved', 'funds_reversed'],
      among: [
        'agreement_signed',
        'approved',
        'action_asked',
        're_signature_asked',
        'unapproved',
        'fund_received',
        'funds_reversed',
      ],
    },
    'only money that was taken is reversed': {
      event: 'funds_reversed',
      needs: ['fund_received'],
      among: ['fund_received', 'funds_reversed'],
    },
    'it becomes current only with its money there': {
      event: 'activated',
      needs: ['fund_received'],
      among: ['fund_received', 'funds_reversed'],
    },
    'only what was current ends': { event: 'ended', needs: ['activated'] },
    'only what has ended is opened again': {
      event: 'reopened',
      needs: ['ended'],
      among: ['ended', 'reopened'],
    },
    'what is taken is no longer rejected': {
      event: 'rejected',
      needs: ['sent_for_signature', 'review_requested', 'funds_reversed'],
      among: ['sent_for_signature', 'review_requested', 'fund_received', 'funds_reversed'],
    },
    'cancelling and rejecting are irreversible': { over: ['canceled', 'rejected'] },
  },
};

/** No events are possible for a withdrawn or ended investment. */
function going(step: (facts: InvestmentFacts) => InvestmentFacts | undefined) {
  return (facts: InvestmentFacts) => (facts.over === 'no' ? step(facts) : undefined);
}

/** Complete, and neither with staff nor with the signers. */
const unsent = ({ complete, reviewing, sent }: InvestmentFacts) => complete && !reviewing && !sent;

/** Staff may change a decision until the money arrives, but cannot repeat one. */
const underReview = ({ signed, funded, word }: InvestmentFacts, next: InvestmentFacts['word']) =>
  signed && !funded && word !== next;

const STATE_OF_WORD = { none: 'being_reviewed', approved: 'approved', asked: 'action_needed' } as const;

interface EnvelopeFacts {
  /** Prepared and sent to the signer. */
  sent: boolean;
  viewed: boolean;
  ranOut: boolean;
  given: boolean;
  sealed: boolean;
  /** Withdrawn before it was signed, or annulled with its investment at any time. */
  over: boolean;
}

/** Unsigned, expired or not. */
const waits = ({ sent, given, over }: EnvelopeFacts) => sent && !given && !over;

export const ENVELOPE: Model<EnvelopeStatus, EnvelopeEvent, EnvelopeFacts> = {
  table: envelopeStates.transitions,
  begins: { sent: false, viewed: false, ranOut: false, given: false, sealed: false, over: false },
  events: {
    prepared: (facts) => (facts.sent || facts.over ? undefined : { ...facts, sent: true }),
    viewed: (facts) =>
      waits(facts) && !facts.ranOut && !facts.viewed ? { ...facts, viewed: true } : undefined,
    signature_added: (facts) => (waits(facts) && !facts.ranOut ? facts : undefined),
    signature_given: (facts) => (waits(facts) && !facts.ranOut ? { ...facts, given: true } : undefined),
    sealed: (facts) => (facts.given && !facts.sealed && !facts.over ? { ...facts, sealed: true } : undefined),
    ran_out: (facts) => (waits(facts) && !facts.ranOut ? { ...facts, ranOut: true } : undefined),
    resent: (facts) => (waits(facts) ? { ...facts, viewed: false, ranOut: false } : undefined),
    withdrawn: (facts) => (facts.given || facts.over ? undefined : { ...facts, over: true }),
    annulled: (facts) => (facts.over ? undefined : { ...facts, over: true }),
  },
  getState: ({ sent, viewed, ranOut, given, sealed, over }) => {
    if (over) return 'cancelled';
    if (given) return sealed ? 'signed' : 'sealing';
    if (!sent) return 'preparing';
    if (ranOut) return 'expired';
    return viewed ? 'viewed' : 'sent';
  },
  promises: {
    'only what was sent is opened': { event: 'viewed', needs: ['prepared'] },
    'an expired request is signed only after it was sent again': {
      event: 'signature_given',
      needs: ['prepared', 'resent'],
      among: ['prepared', 'resent', 'ran_out'],
    },
    'an expired request takes no further signature before it was sent again': {
      event: 'signature_added',
      needs: ['prepared', 'resent'],
      among: ['prepared', 'resent', 'ran_out'],
    },
    'only what bears a name is sealed': { event: 'sealed', needs: ['signature_given'] },
    'what is signed is neither sent again nor withdrawn': {
      over: ['signature_given'],
      ends: ['resent', 'withdrawn', 'ran_out', 'signature_added'],
    },
    'a request is invalid once its investment is cancelled': { over: ['annulled', 'withdrawn'] },
  },
};

/** Number of completed steps of three, in order. */
const LIFECYCLE: readonly ProductStatus[] = ['upcoming', 'published', 'closed', 'exited'];
const stepAfter = (step: number) => (taken: number) => (taken === step ? taken + 1 : undefined);

export const PRODUCT: Model<ProductStatus, ProductEvent, number> = {
  table: productStates.transitions,
  begins: 0,
  events: { published: stepAfter(0), closed: stepAfter(1), exited: stepAfter(2) },
  getState: (taken) => LIFECYCLE[taken] ?? 'exited',
  promises: {
    'it is closed only after it was open': { event: 'closed', needs: ['published'] },
    'it ends only after it was closed': { event: 'exited', needs: ['closed'] },
    'it opens once': { over: ['published'], ends: ['published'] },
    'what is over stays over': { over: ['exited'] },
  },
};

interface RedemptionFacts {
  approved: boolean;
  over: 'no' | 'paid' | 'taken back' | 'rejected';
}

export const REDEMPTION: Model<RedemptionStatus, RedemptionEvent, RedemptionFacts> = {
  table: redemptionStates.transitions,
  begins: { approved: false, over: 'no' },
  events: {
    changed: ongoing((facts) => (facts.approved ? undefined : facts)),
    approved: ongoing((facts) => (facts.approved ? undefined : { ...facts, approved: true })),
    completed: ongoing((facts) => (facts.approved ? { ...facts, over: 'paid' } : undefined)),
    cancelled: ongoing((facts) => ({ ...facts, over: 'taken back' })),
    unapproved: ongoing((facts) => (facts.approved ? { ...facts, approved: false } : undefined)),
    reversed: (facts) => (facts.over === 'paid' ? { ...facts, over: 'no' } : undefined),
    rejected: ongoing((facts) => ({ ...facts, over: 'rejected' })),
  },
  getState: ({ approved, over }) => {
    if (over === 'paid') return 'completed';
    if (over === 'taken back') return 'cancelled';
    if (over === 'rejected') return 'rejected';
    return approved ? 'approved' : 'requested';
  },
  promises: {
    'only what is approved is paid': {
      event: 'completed',
      needs: ['approved'],
      among: ['approved', 'unapproved'],
    },
    'only an approval can be withdrawn': {
      event: 'unapproved',
      needs: ['approved'],
      among: ['approved', 'unapproved'],
    },
    'only what is paid is reversed': {
      event: 'reversed',
      needs: ['completed'],
      among: ['completed', 'reversed'],
    },
    'cancelling and rejecting are irreversible': { over: ['cancelled', 'rejected'] },
  },
};

/** Withdrawn and rejected are final; paid can only be reversed. */
function ongoing(step: (facts: RedemptionFacts) => RedemptionFacts | undefined) {
  return (facts: RedemptionFacts) => (facts.over === 'no' ? step(facts) : undefined);
}

/** Reserved until the account withdraws it or applies. */
export const RESERVATION: Model<ReservationStatus, ReservationEvent, { kept: boolean; applied: boolean }> = {
  table: reservationStates.transitions,
  begins: { kept: true, applied: false },
  events: {
    changed: (facts) => (facts.kept ? facts : undefined),
    withdrawn: (facts) => (facts.kept ? { ...facts, kept: false } : undefined),
    used: (facts) => (facts.kept ? { kept: false, applied: true } : undefined),
  },
  getState: ({ kept, applied }) => {
    if (kept) return 'reserved';
    return applied ? 'used' : 'withdrawn';
  },
  promises: {
    'what was given back or used is over': { over: ['withdrawn', 'used'] },
  },
};

/** How it ended, and who ended it. */
export const DELETION: Model<DeletionStatus, DeletionEvent, DeletionEvent | 'open'> = {
  table: deletionStates.transitions,
  begins: 'open',
  events: {
    withdrawn: (ended) => (ended === 'open' ? 'withdrawn' : undefined),
    refused: (ended) => (ended === 'open' ? 'refused' : undefined),
    done: (ended) => (ended === 'open' ? 'done' : undefined),
  },
  getState: (ended) => (ended === 'open' ? 'requested' : ended),
  promises: {
    'what is settled or withdrawn is over': { over: ['withdrawn', 'refused', 'done'] },
  },
};

/** The decision in force. */
export const CAPITAL_CALL: Model<CapitalCallStatus, CapitalCallEvent, 'none' | 'funded' | 'cancelled'> = {
  table: capitalCallStates.transitions,
  begins: 'none',
  events: {
    funded: (decided) => (decided === 'none' ? 'funded' : undefined),
    cancelled: (decided) => (decided === 'none' ? 'cancelled' : undefined),
    reopened: (decided) => (decided === 'funded' ? 'none' : undefined),
  },
  getState: (decided) => (decided === 'none' ? 'issued' : decided),
  promises: {
    'what is cancelled stays cancelled': { over: ['cancelled'] },
    'it is funded once, until its payment is reversed': {
      event: 'reopened',
      needs: ['funded'],
      among: ['funded', 'reopened'],
    },
  },
};

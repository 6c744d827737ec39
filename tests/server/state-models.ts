// Each state table said a second time, in another way: as facts about the thing and what each event needs and does to
// them. The name of a state follows from the facts.
import type {
  ApplicationState,
  CapitalCallStatus,
  EnvelopeStatus,
  InvestmentStatus,
  ProductStatus,
  RedemptionStatus,
  ReservationStatus,
} from '@quoin/rules';
import { ACCOUNT_TRANSITIONS } from '../../packages/server/src/journey/join/states';
import {
  APPLICATION_TRANSITIONS,
  type ApplicationEvent,
} from '../../packages/server/src/states/application-states';
import {
  CAPITAL_CALL_TRANSITIONS,
  type CapitalCallEvent,
} from '../../packages/server/src/states/capital-call-states';
import { ENVELOPE_TRANSITIONS, type EnvelopeEvent } from '../../packages/server/src/states/envelope-states';
import {
  INVESTMENT_TRANSITIONS,
  type InvestmentEvent,
} from '../../packages/server/src/states/investment-states';
import { PRODUCT_TRANSITIONS, type ProductEvent } from '../../packages/server/src/states/product-states';
import {
  REDEMPTION_TRANSITIONS,
  type RedemptionEvent,
} from '../../packages/server/src/states/redemption-states';
import {
  RESERVATION_TRANSITIONS,
  type ReservationEvent,
} from '../../packages/server/src/states/reservation-states';
import type { Transition } from '../../packages/server/src/states/transition';

export interface Model<S extends string, E extends string, Facts> {
  table: readonly Transition<S, E>[];
  begins: Facts;
  /** What an event makes of the facts; undefined when it cannot happen now. */
  events: Readonly<Record<E, (facts: Facts) => Facts | undefined>>;
  stateOf: (facts: Facts) => S;
}

type AccountStatus = 'registered' | 'activated' | 'disabled';
type AccountEvent = keyof typeof ACCOUNT_TRANSITIONS;
const ACCOUNT_EVENTS = ['activate', 'disable', 'enable'] as const satisfies readonly AccountEvent[];

interface AccountFacts {
  /** The mailed link was opened once. */
  proven: boolean;
  /** Staff keeps its holder out. */
  out: boolean;
}

export const ACCOUNT: Model<AccountStatus, AccountEvent, AccountFacts> = {
  table: ACCOUNT_EVENTS.map((event) => {
    const { from, to } = ACCOUNT_TRANSITIONS[event];
    return { from, event, to, who: event === 'activate' ? 'investor' : 'operator' };
  }),
  begins: { proven: false, out: false },
  events: {
    activate: (facts) => (facts.proven ? undefined : { ...facts, proven: true }),
    disable: (facts) => (facts.proven && !facts.out ? { ...facts, out: true } : undefined),
    enable: (facts) => (facts.out ? { ...facts, out: false } : undefined),
  },
  stateOf: ({ proven, out }) => {
    if (out) return 'disabled';
    return proven ? 'activated' : 'registered';
  },
};

interface ApplicationFacts {
  complete: boolean;
  signed: boolean;
}

export const APPLICATION: Model<ApplicationState, ApplicationEvent, ApplicationFacts> = {
  table: APPLICATION_TRANSITIONS,
  begins: { complete: false, signed: false },
  events: {
    completed: (facts) => (facts.complete ? undefined : { ...facts, complete: true }),
    broken: (facts) => (facts.complete && !facts.signed ? { ...facts, complete: false } : undefined),
    signed: (facts) => (facts.complete && !facts.signed ? { ...facts, signed: true } : undefined),
  },
  stateOf: ({ complete, signed }) => {
    if (signed) return 'agreement_signed';
    return complete ? 'information_complete' : 'incomplete';
  },
};

interface InvestmentFacts {
  complete: boolean;
  sent: boolean;
  signed: boolean;
  /** The agreement is to be signed once more; what it says no longer changes. */
  again: boolean;
  /** What staff said last. */
  word: 'none' | 'approved' | 'asked';
  funded: boolean;
  active: boolean;
  over: 'no' | 'canceled' | 'ended';
}

export const INVESTMENT: Model<InvestmentStatus, InvestmentEvent, InvestmentFacts> = {
  table: INVESTMENT_TRANSITIONS,
  begins: {
    complete: false,
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
    information_broken: going((facts) =>
      facts.complete && !facts.sent ? { ...facts, complete: false } : undefined,
    ),
    sent_for_signature: going((facts) =>
      facts.complete && !facts.sent ? { ...facts, sent: true } : undefined,
    ),
    information_changed: going((facts) =>
      facts.sent && !facts.signed && !facts.again ? { ...facts, sent: false } : undefined,
    ),
    agreement_signed: going((facts) =>
      facts.sent && !facts.signed ? { ...facts, signed: true } : undefined,
    ),
    approved: going((facts) => (underReview(facts, 'approved') ? { ...facts, word: 'approved' } : undefined)),
    action_asked: going((facts) => (underReview(facts, 'asked') ? { ...facts, word: 'asked' } : undefined)),
    re_signature_asked: going((facts) =>
      facts.signed && !facts.funded ? { ...facts, signed: false, again: true, word: 'none' } : undefined,
    ),
    fund_received: going((facts) =>
      facts.word === 'approved' && !facts.funded ? { ...facts, funded: true } : undefined,
    ),
    activated: going((facts) => (facts.funded && !facts.active ? { ...facts, active: true } : undefined)),
    canceled: going((facts) => (facts.funded ? undefined : { ...facts, over: 'canceled' })),
    ended: going((facts) => (facts.active ? { ...facts, over: 'ended' } : undefined)),
  },
  stateOf: ({ complete, sent, signed, again, word, funded, active, over }) => {
    if (over === 'canceled') return 'canceled';
    if (over === 'ended') return 'past';
    if (active) return 'current';
    if (funded) return 'fund_received';
    if (signed) return STATE_OF_WORD[word];
    if (sent) return again ? 're_signature_needed' : 'pending_signature';
    return complete ? 'completing_application' : 'completing_information';
  },
};

/** Nothing happens any more to an investment that was taken back or has ended. */
function going(step: (facts: InvestmentFacts) => InvestmentFacts | undefined) {
  return (facts: InvestmentFacts) => (facts.over === 'no' ? step(facts) : undefined);
}

/** Staff may change its mind until the money is there, but says nothing twice. */
const underReview = ({ signed, funded, word }: InvestmentFacts, next: InvestmentFacts['word']) =>
  signed && !funded && word !== next;

const STATE_OF_WORD = { none: 'being_reviewed', approved: 'approved', asked: 'action_needed' } as const;

interface EnvelopeFacts {
  /** Made, and at the signer's. */
  sent: boolean;
  viewed: boolean;
  ranOut: boolean;
  typed: boolean;
  sealed: boolean;
  /** Taken back before it was signed, or annulled with its investment at any time. */
  over: boolean;
}

/** Still waiting for the name, whether or not its time is over. */
const waits = ({ sent, typed, over }: EnvelopeFacts) => sent && !typed && !over;

export const ENVELOPE: Model<EnvelopeStatus, EnvelopeEvent, EnvelopeFacts> = {
  table: ENVELOPE_TRANSITIONS,
  begins: { sent: false, viewed: false, ranOut: false, typed: false, sealed: false, over: false },
  events: {
    prepared: (facts) => (facts.sent || facts.over ? undefined : { ...facts, sent: true }),
    viewed: (facts) =>
      waits(facts) && !facts.ranOut && !facts.viewed ? { ...facts, viewed: true } : undefined,
    typed: (facts) => (waits(facts) && !facts.ranOut ? { ...facts, typed: true } : undefined),
    sealed: (facts) => (facts.typed && !facts.sealed && !facts.over ? { ...facts, sealed: true } : undefined),
    ran_out: (facts) => (waits(facts) && !facts.ranOut ? { ...facts, ranOut: true } : undefined),
    resent: (facts) => (waits(facts) ? { ...facts, viewed: false, ranOut: false } : undefined),
    withdrawn: (facts) => (facts.typed || facts.over ? undefined : { ...facts, over: true }),
    annulled: (facts) => (facts.over ? undefined : { ...facts, over: true }),
  },
  stateOf: ({ sent, viewed, ranOut, typed, sealed, over }) => {
    if (over) return 'cancelled';
    if (typed) return sealed ? 'signed' : 'sealing';
    if (!sent) return 'preparing';
    if (ranOut) return 'expired';
    return viewed ? 'viewed' : 'sent';
  },
};

/** How many of the three steps are taken; each waits for the one before it. */
const SHELF: readonly ProductStatus[] = ['upcoming', 'published', 'closed', 'exited'];
const stepAfter = (step: number) => (taken: number) => (taken === step ? taken + 1 : undefined);

export const PRODUCT: Model<ProductStatus, ProductEvent, number> = {
  table: PRODUCT_TRANSITIONS,
  begins: 0,
  events: { published: stepAfter(0), closed: stepAfter(1), exited: stepAfter(2) },
  stateOf: (taken) => SHELF[taken] ?? 'exited',
};

interface RedemptionFacts {
  approved: boolean;
  over: 'no' | 'paid' | 'taken back';
}

export const REDEMPTION: Model<RedemptionStatus, RedemptionEvent, RedemptionFacts> = {
  table: REDEMPTION_TRANSITIONS,
  begins: { approved: false, over: 'no' },
  events: {
    changed: ongoing((facts) => (facts.approved ? undefined : facts)),
    approved: ongoing((facts) => (facts.approved ? undefined : { ...facts, approved: true })),
    completed: ongoing((facts) => (facts.approved ? { ...facts, over: 'paid' } : undefined)),
    cancelled: ongoing((facts) => ({ ...facts, over: 'taken back' })),
  },
  stateOf: ({ approved, over }) => {
    if (over === 'paid') return 'completed';
    if (over === 'taken back') return 'cancelled';
    return approved ? 'approved' : 'requested';
  },
};

/** What was paid or taken back stays so. */
function ongoing(step: (facts: RedemptionFacts) => RedemptionFacts | undefined) {
  return (facts: RedemptionFacts) => (facts.over === 'no' ? step(facts) : undefined);
}

/** Kept for its account, until that gives it back or applies. */
export const RESERVATION: Model<ReservationStatus, ReservationEvent, { kept: boolean; applied: boolean }> = {
  table: RESERVATION_TRANSITIONS,
  begins: { kept: true, applied: false },
  events: {
    changed: (facts) => (facts.kept ? facts : undefined),
    withdrawn: (facts) => (facts.kept ? { ...facts, kept: false } : undefined),
    used: (facts) => (facts.kept ? { kept: false, applied: true } : undefined),
  },
  stateOf: ({ kept, applied }) => {
    if (kept) return 'reserved';
    return applied ? 'used' : 'withdrawn';
  },
};

/** How its one decision fell. */
export const CAPITAL_CALL: Model<CapitalCallStatus, CapitalCallEvent, CapitalCallEvent | 'none'> = {
  table: CAPITAL_CALL_TRANSITIONS,
  begins: 'none',
  events: {
    funded: (decided) => (decided === 'none' ? 'funded' : undefined),
    cancelled: (decided) => (decided === 'none' ? 'cancelled' : undefined),
  },
  stateOf: (decided) => (decided === 'none' ? 'issued' : decided),
};

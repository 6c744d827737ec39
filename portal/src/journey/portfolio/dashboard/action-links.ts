// Link, verb and title of each pending action.
import type { ReplyOf } from '@quoin/contract';
import type { PendingActionKind } from '@quoin/rules';
import type { MessageId } from '../../../i18n';

export type PendingAction = ReplyOf<'listPendingActions'>['items'][number];

interface ActionLink {
  href: (action: PendingAction) => string;
  verb: MessageId;
}

const ofInvestment = (part: 'all' | 'redemption') => (action: PendingAction) =>
  `/my-investment/${action.investment?.group ?? 'pending'}/${action.investment?.id ?? ''}/${part}`;
/** A declined agreement is requested again on the investment's page. */
const ofEnvelope = (action: PendingAction) =>
  action.envelope ? `/signing/${action.envelope.id}` : ofInvestment('all')(action);

export const ACTION_LINKS: Readonly<Record<PendingActionKind, ActionLink>> = {
  upgrade_password: { href: () => '/user/change_password', verb: 'portfolio.dashboard.do.confirm' },
  pay_capital_call: { href: ofInvestment('all'), verb: 'portfolio.dashboard.do.pay' },
  sign: { href: ofEnvelope, verb: 'portfolio.sign' },
  renew_signature_link: { href: ofEnvelope, verb: 'portfolio.dashboard.do.renew' },
  fund_investment: { href: ofInvestment('all'), verb: 'portfolio.dashboard.do.pay' },
  pay_fees: { href: ofInvestment('all'), verb: 'portfolio.dashboard.do.pay' },
  answer_request: { href: ofInvestment('all'), verb: 'portfolio.dashboard.do.answer' },
  continue_application: {
    href: ({ investment }) => `/investment?id=${investment?.id ?? ''}`,
    verb: 'portfolio.continue',
  },
  use_reservation: {
    href: ({ product }) => `/products/${product?.id ?? ''}`,
    verb: 'portfolio.dashboard.do.apply',
  },
  turn_on_two_step: { href: () => '/user/verification', verb: 'portfolio.dashboard.do.turn_on' },
  revise_redemption: { href: ofInvestment('redemption'), verb: 'portfolio.dashboard.do.revise' },
  follow_redemption: { href: ofInvestment('redemption'), verb: 'portfolio.dashboard.do.follow' },
};

/** Message of the action, with a placeholder for the amount if it has one. */
export function titleOf({ kind, envelope, amount }: PendingAction): MessageId {
  const documentKind = envelope?.kind ?? 'subscription_agreement';
  if (kind === 'sign' || kind === 'renew_signature_link')
    return `portfolio.dashboard.${kind}.${documentKind}`;
  const extent = amount === null ? 'full' : 'partial';
  if (kind === 'follow_redemption') return `portfolio.dashboard.action.${kind}.${extent}`;
  return `portfolio.dashboard.action.${kind}`;
}

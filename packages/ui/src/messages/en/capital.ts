import type { CapitalCallStatus, DeliveryOption, PayoutPart, RedemptionStatus } from '@quoin/rules';
import { pluralize } from '../english-grammar';

export const CapitalCallCard = {
  title: 'Capital call',
  amount: 'Amount due',
  called: 'Amount called',
  fees: 'Fees on top',
  due: 'Due on',
  daysLeft: (count: number) => `${pluralize(count, 'day')} left`,
  dueToday: 'Due today',
  overdue: (count: number) => `${pluralize(count, 'day')} overdue`,
  issued: 'Issued on',
  method: 'How will you pay?',
  wire: 'Send the money from your bank, with the reference of this call.',
  ach: 'We debit your US bank account once you authorize it.',
  arrival: (from: string, to: string, min: number, max: number) =>
    `Funds sent today arrive between ${from} and ${to}. A transfer takes ${min} to ${max} business days.`,
  sendBy: (date: string) => `Send the funds by ${date} so that they arrive on time.`,
  mayBeLate: 'The funds may arrive after the due date. Send them today and call us.',
  achFails: 'If the ACH transfer fails, our support team contacts you about another funding source.',
  pay: 'Pay this call',
  payBy: { wire: 'Continue with wire', ach: 'Continue with ACH' },
  onHold: 'Your application is under review again. No payment is due for this call until it is approved.',
  openNotice: 'Open notice',
  openNoticeNamed: (call: string) => `Open notice: ${call}`,
  state: {
    funded: 'The funds have arrived. You don’t need to do anything.',
    cancelled: 'This capital call was canceled. No payment is due, and its notice can no longer be opened.',
  } satisfies Record<Exclude<CapitalCallStatus, 'issued'>, string>,
};

export const PaymentDue = {
  title: 'Payment due',
  amount: 'Amount due',
  due: 'Due on',
  noDay: 'No date is set yet',
  sendBy: 'Send by',
  method: 'Method',
  anyMethod: 'Wire or ACH',
  source: (account: string, digits: string) => `from ${account} •••• ${digits}`,
  paid: 'Paid so far',
  paidOf: (paid: string, commitment: string) => `${paid} of ${commitment}`,
  forWhat: 'What it is for',
  items: {
    capital_call: (date: string) => `Capital call of ${date}`,
    commitment: (_date: string) => 'Your commitment',
    fees: (_date: string) => 'Fees on top of your commitment',
  },
  openNotice: 'Open notice',
  openNoticeNamed: (item: string) => `Open notice: ${item}`,
  mayBeLate: 'A transfer may arrive after the due date. Send it today and call us.',
};

export const TransferSummary = {
  label: 'Transfer',
  from: 'From',
  to: 'Paid to',
  endingIn: (digits: string) => `•••• ${digits}`,
  amount: 'Amount',
  estimated: 'Estimated amount',
  payout: 'Payout',
  payouts: {
    first: 'First payment',
    after_audit: 'After the fund’s audit',
  } satisfies Record<PayoutPart, string>,
  by: (date: string) => `Expected by ${date}`,
  remaining: 'Stays invested',
  units: (units: string) => `${units} units`,
  nothing: 'You redeem all units.',
  terms: 'Terms',
};

export const RedemptionCard = {
  title: 'Redemption',
  type: 'Type',
  amount: 'Amount',
  wholeHolding: 'All units, at their value on the redemption day',
  redemptionDay: 'Redemption day',
  requested: 'Requested on',
  payout: 'Payout',
  payoutBy: (date: string) => `Expected by ${date}`,
  payouts: {
    first: 'First payment',
    after_audit: 'After the fund’s audit',
  } satisfies Record<PayoutPart, string>,
  payoutOn: (amount: string, date: string) => `${amount} · ${date}`,
  account: 'Paid to',
  progress: 'Progress of the redemption',
  next: {
    requested: 'We review your request before the redemption day. You don’t need to do anything.',
    approved: 'Your units will be redeemed at their value on the redemption day. The payment follows.',
    completed:
      'Your units are redeemed. See the transactions of this investment. We send the payment to your bank account by the payout date.',
    cancelled: 'This redemption was canceled. You can submit a new request.',
    rejected:
      'We did not approve this redemption. Your units are unchanged, and you can submit a new request.',
  } satisfies Record<RedemptionStatus, string>,
  oneOngoing:
    'Each investment can have one redemption in progress. After approval you can cancel it, but not change it.',
  documents: 'Related documents',
  openNamed: (name: string) => `Open ${name}`,
  change: 'Change redemption',
  cancel: 'Cancel redemption',
  confirmTitle: 'Cancel this redemption?',
  confirmWhat: (amount: string, day: string) =>
    `The redemption of ${amount} on ${day} will be canceled. This cannot be undone. To redeem later, submit a new request.`,
  confirmWhatWhole: (day: string) =>
    `The full redemption on ${day} will be canceled. This cannot be undone. To redeem later, submit a new request.`,
  keep: 'Keep redemption',
};

export const DistributionChoice = {
  label: 'Distribution instruction',
  delivery: 'How should we deliver distributions?',
  hints: {
    stock: 'In kind: we transfer the shares to your brokerage account.',
    cash: 'We sell the shares and pay the proceeds to your bank account.',
  } satisfies Record<DeliveryOption, string>,
  accounts: {
    stock: 'To which brokerage account?',
    cash: 'To which bank account?',
  } satisfies Record<DeliveryOption, string>,
  none: {
    stock: 'You have no brokerage account on file yet.',
    cash: 'You have no bank account on file yet.',
  } satisfies Record<DeliveryOption, string>,
  add: {
    stock: 'Add a brokerage account',
    cash: 'Add a bank account',
  } satisfies Record<DeliveryOption, string>,
  ending: (digits: string) => `Account ending in ${digits}`,
};

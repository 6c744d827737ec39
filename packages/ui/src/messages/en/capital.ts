import type { CapitalCallStatus, DeliveryOption, RedemptionStatus } from '@quoin/rules';
import { counted } from '../english-count';

export const CapitalCallCard = {
  title: 'Capital call',
  amount: 'Amount due',
  called: 'Amount called',
  due: 'Due on',
  daysLeft: (count: number) => `${counted(count, 'day')} left`,
  dueToday: 'Due today',
  overdue: (count: number) => `${counted(count, 'day')} overdue`,
  issued: 'Issued on',
  method: 'How will you pay?',
  wire: 'Send it from your bank, with the reference of this call.',
  ach: 'We collect it from your bank account in the United States once you have authorized it.',
  arrival: (from: string, to: string, least: number, most: number) =>
    `Funds sent today arrive between ${from} and ${to}. A transfer takes ${least} to ${most} business days.`,
  sendBy: (date: string) => `Send them by ${date} to be in time.`,
  mayBeLate: 'They may arrive after the due date. Send them today and call us.',
  achFails: 'If the ACH transfer fails, our support contacts you about another funding source.',
  pay: 'Pay this call',
  payBy: { wire: 'Continue with wire', ach: 'Continue with ACH' },
  onHold: 'Your application is under review again. Nothing is due for this call until it is approved.',
  openNotice: 'Open notice',
  openNoticeNamed: (call: string) => `Open notice: ${call}`,
  state: {
    funded: 'The funds have arrived. There is nothing more for you to do.',
    cancelled: 'This capital call was canceled. Nothing is due, and its notice can no longer be opened.',
  } satisfies Record<Exclude<CapitalCallStatus, 'issued'>, string>,
};

export const RedemptionCard = {
  title: 'Redemption',
  type: 'Type',
  amount: 'Amount',
  wholeHolding: 'The whole holding, at the value of the redemption day',
  redemptionDay: 'Redemption day',
  requested: 'Requested on',
  payout: 'Payout',
  payoutBy: (date: string) => `Expected by ${date}`,
  account: 'Paid to',
  progress: 'Progress of the redemption',
  next: {
    requested:
      'We review your request and approve it before the redemption day. There is nothing for you to do.',
    approved: 'Your units are redeemed at the value of the redemption day. The payout follows.',
    completed:
      'Your units are redeemed; you find them in the transactions of this investment. The money leaves for your bank account by the day of the payout.',
    cancelled: 'This redemption was canceled. Nothing is redeemed, and you may submit a new request.',
  } satisfies Record<RedemptionStatus, string>,
  oneOngoing: 'An investment can have one ongoing redemption. Once it is approved it can only be canceled.',
  documents: 'Related documents',
  openNamed: (name: string) => `Open ${name}`,
  change: 'Change redemption',
  cancel: 'Cancel redemption',
  confirmTitle: 'Cancel this redemption?',
  confirmWhat: (amount: string, day: string) =>
    `The redemption of ${amount} on ${day} is canceled. This cannot be undone: for another redemption you submit a new request.`,
  confirmWhatWhole: (day: string) =>
    `The redemption of the whole holding on ${day} is canceled. This cannot be undone: for another redemption you submit a new request.`,
  keep: 'Keep redemption',
};

export const DistributionChoice = {
  label: 'Distribution instruction',
  delivery: 'How shall we deliver distributions?',
  hints: {
    stock: 'In kind: the shares themselves go to your brokerage account.',
    cash: 'The shares are sold, and the proceeds go to your bank account.',
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

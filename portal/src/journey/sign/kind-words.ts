// What the page of signing says otherwise from one kind of envelope to the next, and where it leads once it is signed.
import type { MessageId } from '../../i18n';
import type { Envelope } from './SigningScreen';

export interface KindWords {
  goOn: MessageId;
  document: MessageId;
  submit: MessageId;
  done: MessageId;
  whatNow: MessageId;
  read: MessageId;
  back: { label: MessageId; hrefOf: (envelope: Envelope) => string };
}

const DOCUMENT = {
  goOn: 'sign.document.go_on',
  document: 'sign.document.any',
  submit: 'sign.document.submit',
  done: 'sign.document.done',
  read: 'sign.document.read_signed',
} as const;

const investmentOf = ({ investment_id }: Envelope) => `/my-investment/pending/${investment_id}/all`;

export const KIND_WORDS: Record<Envelope['kind'], KindWords> = {
  subscription_agreement: {
    goOn: 'sign.consent.go_on',
    document: 'sign.document.title',
    submit: 'sign.submit',
    done: 'sign.done.title',
    whatNow: 'sign.done.text',
    read: 'sign.done.read',
    back: { label: 'sign.done.review', hrefOf: investmentOf },
  },
  ach_authorization: {
    ...DOCUMENT,
    whatNow: 'sign.ach.what_now',
    back: { label: 'sign.done.review', hrefOf: investmentOf },
  },
  distribution_instruction: {
    ...DOCUMENT,
    whatNow: 'sign.distribution.what_now',
    back: { label: 'sign.to_distribution', hrefOf: ({ investment_id }) => `/distribution/${investment_id}` },
  },
  bank_account_change: {
    ...DOCUMENT,
    whatNow: 'sign.bank.what_now',
    back: { label: 'sign.to_bank_accounts', hrefOf: () => '/user/bank-accounts' },
  },
};

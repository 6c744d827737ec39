import type { MessageId } from '../../i18n';
import type { ReplyOf } from '@quoin/contract';
import { useCallback } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';

export type Envelope = ReplyOf<'getEnvelope'>;

/** Messages of the signing page that depend on the kind of document, and where the page leads after signing. */
export interface KindMessages {
  goOn: MessageId;
  document: MessageId;
  submit: MessageId;
  done: MessageId;
  whatNow: MessageId;
  read: MessageId;
  back: { label: MessageId; getHref: (envelope: Envelope) => string };
}

const DOCUMENT = {
  goOn: 'sign.document.go_on',
  document: 'sign.document.any',
  submit: 'sign.document.submit',
  done: 'sign.document.done',
  read: 'sign.document.read_signed',
} as const;

const getInvestment = ({ investment_id }: Envelope) => `/my-investment/pending/${investment_id}/all`;

export const KIND_MESSAGES: Record<Envelope['kind'], KindMessages> = {
  subscription_agreement: {
    goOn: 'sign.consent.go_on',
    document: 'sign.document.title',
    submit: 'sign.submit',
    done: 'sign.done.title',
    whatNow: 'sign.done.text',
    read: 'sign.done.read',
    back: { label: 'sign.done.review', getHref: getInvestment },
  },
  ach_authorization: {
    ...DOCUMENT,
    whatNow: 'sign.ach.what_now',
    back: { label: 'sign.done.review', getHref: getInvestment },
  },
  distribution_instruction: {
    ...DOCUMENT,
    whatNow: 'sign.distribution.what_now',
    back: { label: 'sign.to_distribution', getHref: ({ investment_id }) => `/distribution/${investment_id}` },
  },
  bank_account_change: {
    ...DOCUMENT,
    whatNow: 'sign.bank.what_now',
    back: { label: 'sign.to_bank_accounts', getHref: () => '/user/bank-accounts' },
  },
};

export const signTogether = ({ signers }: Pick<Envelope, 'signers'>): boolean => signers.length > 1;

/** Number of the next signer, from 1; one past the last when all have signed. */
export const currentSignerNumber = ({ signers }: Pick<Envelope, 'signers'>): number =>
  signers.filter(({ signed_at }) => signed_at !== null).length + 1;

/** Every request names its signer, so that an outdated page never signs for the next one. */
export const signerParameter = (envelope: Envelope): { signer?: number } =>
  signTogether(envelope) ? { signer: currentSignerNumber(envelope) } : {};

/** Whether the document contains a translation beside the controlling text; both are then shown. */
export const readsTranslation = ({ consent }: Envelope): boolean => consent.language !== 'en';

/** Errors that mean the page is outdated: it reloads the envelope. */
const OUTDATED_ERRORS: readonly (string | undefined)[] = [
  'user_authentication_failed',
  'another_signer_is_next',
  'agreement_already_signed',
  'document_already_signed',
  'envelope_cancelled',
  'signature_link_expired',
];

/** Reloads the envelope if the identity check expired, or another window signed, declined or went on to the next signer. */
export function useReloadIfOutdated(envelopeId: string): (failure: unknown) => Promise<void> {
  const [reload] = api.useLazyGetEnvelopeQuery();
  return useCallback(
    async (failure) => {
      if (isCallError(failure) && OUTDATED_ERRORS.includes(failure.name))
        await reload({ params: { envelopeId } });
    },
    [reload, envelopeId],
  );
}

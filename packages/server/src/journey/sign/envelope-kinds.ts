// Kinds of envelopes: title, e-mail, consent, identity check, and where the sealed document is filed. Their effects are in
// app/job-handlers.ts.
import type { ErrorName } from '@quoin/contract';
import type { Bilingual, DocumentType, EnvelopeKind, IdentityPurpose, Language } from '@quoin/rules';
import { agreementTitle, INSTRUCTION_TITLES } from '../../pdf';
import { AGREEMENT_CONSENT, INSTRUCTION_CONSENT, type ConsentText } from './consent';

interface EnvelopeKindRow {
  title: Bilingual;
  consent: ConsentText;
  /** Check that is required before the document is shown or signed. It compares with the data of the agreement. */
  identityCheck: IdentityPurpose | null;
  /** Error for a document that is already signed. */
  signedAlready: ErrorName;
  filedAs: DocumentType;
  /** @param about the product, or the bank account */
  fileName: (language: Language, about: string, date: string) => string;
  mail: { subject: Bilingual; lead: (about: string) => Bilingual };
}

const AGREEMENT_TITLE: Bilingual = { en: agreementTitle('en'), 'zh-CN': agreementTitle('zh-CN') };

const createInstructionKind = (kind: keyof typeof INSTRUCTION_TITLES) => ({
  title: INSTRUCTION_TITLES[kind],
  consent: INSTRUCTION_CONSENT,
  signedAlready: 'document_already_signed' as const,
  fileName: (language: Language, _about: string, date: string) =>
    `${INSTRUCTION_TITLES[kind][language]} ${date}.pdf`,
});

export const ENVELOPE_KINDS: Record<EnvelopeKind, EnvelopeKindRow> = {
  subscription_agreement: {
    title: AGREEMENT_TITLE,
    consent: AGREEMENT_CONSENT,
    identityCheck: null,
    signedAlready: 'agreement_already_signed',
    filedAs: 'subscription_documents',
    fileName: (_language, product) => agreementFileName(product),
    mail: {
      subject: { en: 'Your subscription agreement is ready to sign', 'zh-CN': '您的认购协议可以签署了' },
      lead: (product) => ({
        en: `Your subscription agreement for ${product} is ready. Read and sign it here:`,
        'zh-CN': `您对${product}的认购协议已备妥，请打开以下链接阅读并签署：`,
      }),
    },
  },
  ach_authorization: {
    ...createInstructionKind('ach_authorization'),
    identityCheck: 'ach_form',
    filedAs: 'notices_and_requests',
    mail: {
      subject: { en: 'Your ACH authorization is ready to sign', 'zh-CN': '您的 ACH 扣款授权书可以签署了' },
      lead: (product) => ({
        en: `You chose to fund ${product} by ACH. We debit nothing until you sign the authorization. Read and sign it here:`,
        'zh-CN': `您选择以 ACH 支付${product}的款项。签署授权书之前不会扣款，请打开以下链接阅读并签署：`,
      }),
    },
  },
  distribution_instruction: {
    ...createInstructionKind('distribution_instruction'),
    identityCheck: 'distribution_instruction',
    filedAs: 'notices_and_requests',
    mail: {
      subject: { en: 'Your distribution instruction is ready to sign', 'zh-CN': '您的分配指示可以签署了' },
      lead: (product) => ({
        en: `Your distribution instruction for ${product} is ready. It takes effect when you sign it. Read and sign it here:`,
        'zh-CN': `您对${product}的分配指示已备妥，签署后生效。请打开以下链接阅读并签署：`,
      }),
    },
  },
  bank_account_change: {
    ...createInstructionKind('bank_account_change'),
    identityCheck: 'bank_account',
    filedAs: 'bank_account_change_requests',
    mail: {
      subject: { en: 'Your bank account change is ready to sign', 'zh-CN': '您的银行账户变更申请可以签署了' },
      lead: () => ({
        en: 'You requested to add or change a bank account. Nothing changes until you sign the request. Read and sign it here:',
        'zh-CN': '您的账户申请添加或变更银行账户。签署之前不会有任何变更，请打开以下链接阅读并签署：',
      }),
    },
  },
};

/** File name of the countersigned copy. */
export const executedFileName = (productName: string): string =>
  `${productName} - Executed Subscription Agreement.pdf`;

export const agreementFileName = (productName: string): string =>
  `${productName} - Subscription Agreement.pdf`;

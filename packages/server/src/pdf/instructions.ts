// Documents of investors' instructions, with signature fields if a signature is required.
import {
  BRAND,
  formatExactDollars,
  fullDate,
  payeeLabel,
  type BankAccountType,
  type Bilingual,
  type Cents,
  type DeliveryOption,
  type Language,
  type Payee,
  type RedemptionPayout,
  type RedemptionType,
  type TransferMethod,
} from '@quoin/rules';
import type { DebitDetails } from '../database/tables/envelope-columns';
import { addressedDocument, type Addressed } from './addressed-document';
import { HEADINGS, LABELS } from './agreement/labels';
import { percent } from './agreement/print-answers';
import { METHOD_LABELS } from './agreement/answer-labels';
import type { DocumentContent, DocumentRow, DocumentSection, RenderedDocument } from './document-content';
import { renderDocument } from './render-document';

/** Display data of the account. */
export interface Destination {
  /** Name of the bank or the broker. */
  name: string;
  number_masked: string;
}

export type Instruction = Addressed &
  (
    | {
        kind: 'ach_authorization';
        /** Amount due now. */
        amount: Cents;
        /** The debited account. */
        account: Destination;
        debit: DebitDetails | undefined;
      }
    | { kind: 'distribution_instruction'; delivery: DeliveryOption; account: Destination }
    | {
        kind: 'bank_account_change';
        change: 'add' | 'change';
        method: TransferMethod;
        holder: string;
        account: Destination;
      }
    | {
        kind: 'redemption_confirmation';
        type: RedemptionType;
        /** Null for a full redemption, paid at the value of the units on the redemption day. */
        amount: Cents | null;
        redemptionDay: string;
        payouts: readonly RedemptionPayout[];
        account: Payee;
      }
  );

/** Builds the document of an instruction. Render it with `renderDocument`. */
export const instructionDocument = (instruction: Instruction): DocumentContent => {
  const { kind, language } = instruction;
  return addressedDocument(instruction, INSTRUCTION_TITLES[kind][language], [
    {
      heading: MESSAGES.instruction[language],
      rows: [
        { name: MESSAGES.given[language], value: fullDate(instruction.date, language) },
        ...getRows(instruction),
      ],
    },
    { heading: MESSAGES.meaning[language], paragraphs: [MEANINGS[kind][language]] },
    ...(NEEDS_SIGNATURE[kind] ? [signatureSection(language)] : []),
  ]);
};

/** Deterministic: the same instruction renders to the same bytes. */
export const renderInstruction = (instruction: Instruction): Promise<RenderedDocument> =>
  renderDocument(instructionDocument(instruction));

/** Whether a signature is required. For a redemption, the identity check suffices. */
const NEEDS_SIGNATURE: Record<Instruction['kind'], boolean> = {
  ach_authorization: true,
  distribution_instruction: true,
  bank_account_change: true,
  redemption_confirmation: false,
};

const signatureSection = (language: Language): DocumentSection => ({
  heading: HEADINGS.signature[language],
  startsPage: true,
  paragraphs: [SIGNING[language]],
  signature: { nameLabels: [LABELS.signatureOf[language]], dateLabel: LABELS.date[language] },
});

const SIGNING: Bilingual = {
  en: 'By typing a name or drawing a signature and choosing “Sign document” the investor signs this document electronically. The investor has agreed to do so under the Electronic Signatures in Global and National Commerce Act (15 U.S.C. 7001) and New York’s Electronic Signatures and Records Act. It takes effect when it is signed and sealed. A certificate page records who signed, what and when.',
  'zh-CN':
    '投资者键入姓名或手写签名并选择“签署文件”，即以电子方式签署本文件。投资者已依据《全球及全国商务电子签名法》（ESIGN，15 U.S.C. 7001）及《纽约州电子签名和记录法》同意以此方式签署。文件内容自签署并加盖数字签章后生效；签署证明页记录签署人、所签内容及时间。',
};

export const INSTRUCTION_TITLES: Record<Instruction['kind'], Bilingual> = {
  ach_authorization: { en: 'ACH Authorization', 'zh-CN': 'ACH 扣款授权书 ACH Authorization' },
  distribution_instruction: { en: 'Distribution Instruction', 'zh-CN': '分配指示 Distribution Instruction' },
  bank_account_change: {
    en: 'Bank Account Change Request',
    'zh-CN': '银行账户变更申请 Bank Account Change Request',
  },
  redemption_confirmation: { en: 'Redemption Confirmation', 'zh-CN': '赎回确认书 Redemption Confirmation' },
};

const MESSAGES = {
  instruction: { en: 'Instruction', 'zh-CN': '指示内容' },
  meaning: { en: 'What this means', 'zh-CN': '说明' },
  given: { en: 'Date', 'zh-CN': '日期' },
  due: { en: 'Amount due', 'zh-CN': '应付金额' },
  debited: { en: 'Account to be debited', 'zh-CN': '扣款账户' },
  accountType: { en: 'Account type', 'zh-CN': '账户类型' },
  routingNumber: { en: 'Routing number (ABA)', 'zh-CN': '路由号码（ABA）' },
  delivery: { en: 'Delivery', 'zh-CN': '交付方式' },
  paidTo: { en: 'Paid to', 'zh-CN': '收款账户' },
  change: { en: 'Request', 'zh-CN': '申请事项' },
  holder: { en: 'Account holder', 'zh-CN': '账户持有人' },
  bank: { en: 'Bank account', 'zh-CN': '银行账户' },
  method: { en: 'Transfer method', 'zh-CN': '付款方式' },
  redemption: { en: 'Redemption', 'zh-CN': '赎回类型' },
  amount: { en: 'Amount', 'zh-CN': '金额' },
  everything: { en: 'The value of all units on the redemption day', 'zh-CN': '全部份额于赎回日的价值' },
  day: { en: 'Redemption day', 'zh-CN': '赎回日' },
  first: { en: 'Payment', 'zh-CN': '付款' },
  after_audit: { en: 'Payment after the fund’s audit', 'zh-CN': '基金审计后付款' },
} satisfies Record<string, Bilingual>;

const DELIVERIES: Record<DeliveryOption, Bilingual> = {
  cash: { en: 'Cash to a bank account', 'zh-CN': '现金汇入银行账户' },
  stock: { en: 'Shares in kind to a brokerage account', 'zh-CN': '股票实物转入证券账户' },
};

const ACCOUNT_TYPES: Record<BankAccountType, Bilingual> = {
  checking: { en: 'Checking', 'zh-CN': '支票账户' },
  savings: { en: 'Savings', 'zh-CN': '储蓄账户' },
};

const CHANGES: Record<'add' | 'change', Bilingual> = {
  add: { en: 'Add a bank account', 'zh-CN': '添加银行账户' },
  change: { en: 'Change a bank account on file', 'zh-CN': '变更已登记的银行账户' },
};

const REDEMPTIONS: Record<RedemptionType, Bilingual> = {
  full: { en: 'Full', 'zh-CN': '全部赎回' },
  partial: { en: 'Partial', 'zh-CN': '部分赎回' },
};

const MEANINGS: Record<Instruction['kind'], Bilingual> = {
  ach_authorization: {
    en: `By signing, the investor authorizes ${BRAND.operator.legalEntity} to make one electronic debit (ACH) for the amount due from the account named above, which is the investor’s own. The authorization remains in force until the debit is made or it is revoked. To revoke it, choose another account or method of transfer, write to ${BRAND.supportEmail} or call ${BRAND.phone.shown}, at least three business days before the debit. Funds arrive within 3 to 5 business days; if a debit fails, our support team contacts the investor about another funding source.`,
    'zh-CN': `投资者签署本授权书，即授权 ${BRAND.operator.legalEntity} 就应付金额从上列投资者本人名下的账户以 ACH 电子扣款一次。本授权在扣款完成或被撤销之前有效。如需撤销，请在扣款前至少三个工作日改选其他账户或付款方式，或发送邮件至 ${BRAND.supportEmail}，或致电 ${BRAND.phone.shown}。款项通常在 3 至 5 个工作日内到账；如扣款失败，客服将与投资者联系，商定其他资金来源。`,
  },
  distribution_instruction: {
    en: 'By signing after an identity check, the investor gives this instruction. It replaces any earlier one for this investment and applies to distributions from the signature on. If you did not request this, do not sign, and contact us immediately.',
    'zh-CN':
      '投资者通过身份验证后签署，即作出本指示。本指示取代此前对该项投资的任何分配指示，自签署起适用于其后的分配。如非您本人提出，请勿签署，并立即与我们联系。',
  },
  bank_account_change: {
    en: 'By signing after an identity check, the investor requests this change. It takes effect with the signature; from then on redemptions and distributions can be paid to the account. If you did not request this, do not sign, and contact us immediately.',
    'zh-CN':
      '投资者通过身份验证后签署，即申请上述变更。签署之前不作任何变更；签署之后，赎回及分配款项可付至该账户。如非您本人提出，请勿签署，并立即与我们联系。',
  },
  redemption_confirmation: {
    en: 'The investor requested this redemption after an identity check. It is not approved yet. The unit price on the redemption day determines how many units are redeemed. Until completion the redemption can be canceled, which cannot be undone.',
    'zh-CN':
      '投资者通过身份验证后提交本赎回申请，目前尚未批准。赎回份额按赎回日的单位净值计算；完成之前可以取消，取消后不可恢复。',
  },
};

function getRows(instruction: Instruction): DocumentRow[] {
  const { language } = instruction;
  const row = (name: keyof typeof MESSAGES, value: string): DocumentRow => ({
    name: MESSAGES[name][language],
    value,
  });
  const debitRows = ({ holder, account_type, routing_number }: DebitDetails): DocumentRow[] => [
    row('holder', holder),
    row('accountType', ACCOUNT_TYPES[account_type][language]),
    row('routingNumber', routing_number),
  ];
  switch (instruction.kind) {
    case 'ach_authorization':
      return [
        row('due', formatExactDollars(instruction.amount, language)),
        row('debited', formatDestination(instruction.account)),
        ...(instruction.debit ? debitRows(instruction.debit) : []),
      ];
    case 'distribution_instruction':
      return [
        row('delivery', DELIVERIES[instruction.delivery][language]),
        row('paidTo', formatDestination(instruction.account)),
      ];
    case 'bank_account_change':
      return [
        row('change', CHANGES[instruction.change][language]),
        row('holder', instruction.holder),
        row('bank', formatDestination(instruction.account)),
        row('method', METHOD_LABELS[instruction.method][language]),
      ];
    case 'redemption_confirmation':
      return [
        row('redemption', REDEMPTIONS[instruction.type][language]),
        row('amount', getAmount(instruction.amount, language)),
        row('day', fullDate(instruction.redemptionDay, language)),
        ...instruction.payouts.map((payout) => row(payout.part, payoutText(payout, language))),
        row('paidTo', payeeLabel(instruction.account)),
      ];
  }
}

const formatDestination = ({ name, number_masked: number }: Destination): string => `${name} ${number}`;

const getAmount = (amount: Cents | null, language: Language): string =>
  amount === null ? MESSAGES.everything[language] : formatExactDollars(amount, language);

/** '$95,000.00 by July 30, 2026', or the share if the amount is not known yet. */
export function payoutText({ amount, share, by }: RedemptionPayout, language: Language): string {
  const what = amount === null ? percent(share) : formatExactDollars(amount, language);
  const day = fullDate(by, language);
  return language === 'en' ? `${what} by ${day}` : `${day}前 ${what}`;
}

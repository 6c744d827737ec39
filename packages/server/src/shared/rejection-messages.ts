// Messages of rejection reasons, for the portal and e-mails.
import type { Bilingual, RedemptionRejectionReason, RejectionReason } from '@quoin/rules';

export const REJECTIONS: Record<RejectionReason, Bilingual> = {
  identity_not_verified: {
    en: 'We could not verify your identity from what you sent us.',
    'zh-CN': '根据您提交的材料，我们无法核实您的身份。',
  },
  documents_insufficient: {
    en: 'The documents you sent are not sufficient.',
    'zh-CN': '您提交的文件不足以完成审核。',
  },
  not_eligible: {
    en: 'You do not meet the requirements for investors of this fund.',
    'zh-CN': '您不符合该基金对投资者的要求。',
  },
  fund_full: {
    en: 'The fund accepts no more commitments for this closing.',
    'zh-CN': '该基金本次交割的认购额度已满。',
  },
  duplicate: { en: 'There is another application for the same investment.', 'zh-CN': '同一投资已另有申请。' },
  compliance: {
    en: 'Our compliance review does not allow us to accept this application.',
    'zh-CN': '经合规审查，我们无法接受此申请。',
  },
  other: { en: 'We can’t accept this application.', 'zh-CN': '我们无法接受此申请。' },
};

export const REDEMPTION_REJECTIONS: Record<RedemptionRejectionReason, Bilingual> = {
  payee_not_verified: {
    en: 'We could not verify the bank account that is to be paid.',
    'zh-CN': '我们无法核实收款银行账户。',
  },
  identity_not_verified: {
    en: 'We could not verify that the request came from you.',
    'zh-CN': '我们无法核实该申请由您本人提出。',
  },
  terms_not_met: {
    en: 'The request does not meet the fund’s redemption terms.',
    'zh-CN': '该申请不符合基金的赎回条款。',
  },
  fund_suspended: {
    en: 'The fund has suspended or limited redemptions for this day.',
    'zh-CN': '基金已暂停或限制该日的赎回。',
  },
  other: { en: 'We can’t accept this request.', 'zh-CN': '我们无法接受此申请。' },
};

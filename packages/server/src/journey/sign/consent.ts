// Consents to electronic records and signatures (ESIGN, 15 U.S.C. 7001(c)). Changed wording needs a new version, so that
// the accepted text can be shown later.
import type { Language } from '@quoin/rules';
import { BRAND } from '@quoin/rules';

export interface ConsentText {
  version: string;
  text: Record<Language, string[]>;
}

/** Prevents line breaks inside numbers. */
const PHONE = BRAND.phone.shown.replaceAll(' ', '\u00a0');

const PRINTED_COPY: Record<Language, string> = {
  en: `You may have a paper copy at any time and free of charge. Write to ${BRAND.supportEmail} or call ${PHONE}.`,
  'zh-CN': `您可随时免费索取纸质副本。请发送邮件至 ${BRAND.supportEmail}，或致电 ${PHONE}。`,
};
const WHAT_IT_TAKES: Record<Language, string> = {
  en: 'You need a current browser, a program that opens PDF files, and access to the e-mail address of your account. Tell us when that address changes.',
  'zh-CN':
    '您需要使用较新的浏览器、可打开 PDF 文件的程序，并能够查收账户所用的电子邮箱。邮箱如有变更，请告知我们。',
};

export const AGREEMENT_CONSENT: ConsentText = {
  version: 'ESIGN-1',
  text: {
    en: [
      `You agree to receive, read and sign the subscription agreement and the notices that follow from it electronically instead of on paper.`,
      PRINTED_COPY.en,
      'You may withdraw this consent before you sign, by leaving this page. What is signed already stays signed. After withdrawing you can still subscribe on paper.',
      WHAT_IT_TAKES.en,
      'This consent covers this agreement and its notices only.',
    ],
    'zh-CN': [
      '您同意以电子方式而非纸质方式接收、阅读并签署认购协议以及由此产生的各项通知。',
      PRINTED_COPY['zh-CN'],
      '签署前，您可离开本页以撤回同意；已签署的文件仍然有效。撤回后，您仍可以纸质方式认购。',
      WHAT_IT_TAKES['zh-CN'],
      '本同意仅适用于本协议及其相关通知。',
    ],
  },
};

export const INSTRUCTION_CONSENT: ConsentText = {
  version: 'ESIGN-INSTRUCTION-1',
  text: {
    en: [
      'You agree to receive, read and sign this document electronically instead of on paper.',
      PRINTED_COPY.en,
      'You may withdraw this consent before you sign, by leaving this page; what the document asks for then stays undone. After withdrawing you can still instruct us on paper.',
      WHAT_IT_TAKES.en,
      'This consent covers this document only.',
    ],
    'zh-CN': [
      '您同意以电子方式而非纸质方式接收、阅读并签署本文件。',
      PRINTED_COPY['zh-CN'],
      '签署前，您可离开本页以撤回同意，文件所列事项则不会执行。撤回后，您仍可以纸质方式作出指示。',
      WHAT_IT_TAKES['zh-CN'],
      '本同意仅适用于本文件。',
    ],
  },
};

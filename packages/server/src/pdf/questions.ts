// How every paper that goes to an investor ends: whom to ask.
import { BRAND, type Bilingual, type Language } from '@quoin/rules';
import type { PaperSection } from './paper';

const HEADING: Bilingual = { en: 'Questions', 'zh-CN': '联系我们' };
const CONTACT: Bilingual = {
  en: `Write to ${BRAND.supportEmail} or call ${BRAND.phone.shown}. Name the reference at the foot of this page.`,
  'zh-CN': `请发送邮件至 ${BRAND.supportEmail}，或致电 ${BRAND.phone.shown}，并提供页脚的编号。`,
};

export const questionsSection = (language: Language): PaperSection => ({
  heading: HEADING[language],
  paragraphs: [CONTACT[language]],
});

/** One line at the foot of every page: who sends it. */
export const SENDER = `${BRAND.operator.legalEntity} · ${BRAND.phone.shown} · ${BRAND.supportEmail}`;

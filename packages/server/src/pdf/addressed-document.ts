// Common parts of all documents for an investor: recipient, subject and contact.
import { type Bilingual, BRAND, type Language } from '@quoin/rules';
import type { DocumentContent, DocumentSection } from './document-content';

const HEADING: Bilingual = { en: 'Questions', 'zh-CN': '联系我们' };
const CONTACT: Bilingual = {
  en: `Write to ${BRAND.supportEmail} or call ${BRAND.phone.shown}. Quote the reference at the foot of this page.`,
  'zh-CN': `请发送邮件至 ${BRAND.supportEmail}，或致电 ${BRAND.phone.shown}，并提供页脚的编号。`,
};

export const questionsSection = (language: Language): DocumentSection => ({
  heading: HEADING[language],
  paragraphs: [CONTACT[language]],
});

/** Sender, in the footer of every page. */
export const SENDER = `${BRAND.operator.legalEntity} · ${BRAND.phone.shown} · ${BRAND.supportEmail}`;

export interface Addressed {
  language: Language;
  /** YYYY-MM-DD */
  date: string;
  investorName: string;
  /** Product name or another subject. */
  productName: string;
  /** Id of the investment or the envelope, printed as the document id. */
  reference: string;
}

const ADDRESSEE: Bilingual = { en: 'Prepared for', 'zh-CN': '致' };
const INVESTOR: Bilingual = { en: 'Investor', 'zh-CN': '投资者' };

export const addressedDocument = (
  { language, date, investorName, productName, reference }: Addressed,
  title: string,
  sections: DocumentSection[],
): DocumentContent => ({
  title,
  subtitle: productName,
  language,
  date,
  documentId: reference,
  footer: SENDER,
  sections: [
    { heading: ADDRESSEE[language], rows: [{ name: INVESTOR[language], value: investorName }] },
    ...sections,
    questionsSection(language),
  ],
});

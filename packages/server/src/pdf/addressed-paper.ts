// The frame of every paper that an investor is sent or signs: to whom, about what, and whom to ask.
import type { Bilingual, Language } from '@quoin/rules';
import type { Paper, PaperSection } from './paper';
import { questionsSection, SENDER } from './questions';

export interface Addressed {
  language: Language;
  /** YYYY-MM-DD */
  date: string;
  investorName: string;
  /** Or what else it is about. */
  productName: string;
  /** Of the investment or the envelope, printed as the document id. */
  reference: string;
}

const ADDRESSEE: Bilingual = { en: 'Prepared for', 'zh-CN': '致' };
const INVESTOR: Bilingual = { en: 'Investor', 'zh-CN': '投资者' };

export const addressedPaper = (
  { language, date, investorName, productName, reference }: Addressed,
  title: string,
  sections: PaperSection[],
): Paper => ({
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

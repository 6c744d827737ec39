// Pages that the Fund's acceptance adds to a signed agreement.
import { type Bilingual, type Cents, formatDollars, type Language } from '@quoin/rules';
import { SENDER } from './addressed-document';
import {
  type DocumentContent,
  type DocumentRow,
  withControllingText,
  type RenderedDocument,
} from './document-content';
import { renderDocument } from './render-document';
import { inNewYork, ZONE } from './signing-record';

export interface Acceptance {
  language: Language;
  envelopeId: string;
  /** YYYY-MM-DD in New York. */
  date: string;
  acceptedAt: Date;
  product: Bilingual;
  investorName: string;
  commitment: Cents;
  signatory: string;
  /** Title of the signatory. */
  title: string;
  /** SHA-256 of the sealed agreement that the investor signed, in lower-case hex. */
  sha256: string;
}

const TITLE: Bilingual = { en: 'Acceptance by the Fund', 'zh-CN': '基金接受认购 Acceptance by the Fund' };
const MEANING: Bilingual = {
  en: 'The Fund accepts the subscription above for the amount stated and is bound by the Agreement. The signatory named here signs for the Fund electronically. A further seal covers the whole document with this page; the seal over the signatures of the investor remains valid.',
  'zh-CN':
    '基金按所列金额接受上述认购，并受本协议约束。下列签署人代表基金以电子方式签署。另加盖的数字签章覆盖包括本页在内的整份文件；投资者签署时的数字签章仍然有效。',
};
const MESSAGES = {
  fund: { en: 'Fund', 'zh-CN': '基金' },
  investor: { en: 'Investor', 'zh-CN': '投资者' },
  accepted: { en: 'Commitment accepted', 'zh-CN': '接受的认购金额' },
  signatory: { en: 'Signed for the Fund by', 'zh-CN': '基金签署人' },
  title: { en: 'Title', 'zh-CN': '职务' },
  at: { en: 'Date', 'zh-CN': '日期' },
  agreement: { en: 'SHA-256 of the signed agreement', 'zh-CN': '已签署协议的 SHA-256' },
} satisfies Record<string, Bilingual>;

/** Deterministic: the same acceptance renders to the same bytes. */
export const renderAcceptance = async (acceptance: Acceptance): Promise<RenderedDocument> =>
  renderDocument(await withControllingText(acceptance.language, (language) => content(acceptance, language)));

function content(acceptance: Acceptance, language: Language): DocumentContent {
  const { date, envelopeId, product, investorName, commitment, signatory, title, acceptedAt, sha256 } =
    acceptance;
  const row = (name: keyof typeof MESSAGES, value: string): DocumentRow => ({
    name: MESSAGES[name][language],
    value,
  });
  return {
    title: TITLE[language],
    subtitle: product[language],
    language,
    date,
    documentId: envelopeId,
    footer: SENDER,
    sections: [
      {
        heading: TITLE[language],
        paragraphs: [MEANING[language]],
        rows: [
          row('fund', product[language]),
          row('investor', investorName),
          row('accepted', formatDollars(commitment, language)),
          row('signatory', signatory),
          row('title', title),
          row('at', `${inNewYork(acceptedAt, language)} ${ZONE[language]}`),
          row('agreement', sha256),
        ],
      },
    ],
  };
}

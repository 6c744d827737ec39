// What signing makes of a paper: signature and date on its last page, and a certificate page behind it.
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { BRAND, type Bilingual, type Language, type Signature } from '@quoin/rules';
import { dateInNewYork } from '../clock';
import { drawStrokes } from './drawn-signature';
import type { PaperRow, RenderedPaper } from './paper';
import { renderPaper } from './render-paper';
import { SIGNATURE_PLACE } from './signature-place';
import { INK, Typesetter, type TextStyle } from './typesetter';

export interface SigningRecord {
  language: Language;
  envelopeId: string;
  title: string;
  /** Of the unsigned document, lower-case hex. */
  sha256: string;
  pages: number;
  signerName: string;
  signerEmail: string;
  signature: Signature;
  consentVersion: string;
  sentAt: Date;
  /** Null where none was asked for. */
  identityCheckedAt: Date | null;
  consentAt: Date;
  endReachedAt: Date;
  signedAt: Date;
  sealedAt: Date;
}

const HAND: TextStyle = { face: 'display', size: 20, leading: 26, colour: INK.primary };
const STAMP: TextStyle = { face: 'body', size: 11, leading: 26, colour: INK.text, tabular: true };

/** The paper as it is to be sealed. Everything in it comes from the record, so it can be made again. */
export async function signedPaper(unsigned: Buffer, record: SigningRecord): Promise<RenderedPaper> {
  const pdf = await PDFDocument.load(unsigned, { updateMetadata: false });
  const [overlay] = await pdf.embedPdf(await signatureOverlay(record));
  const last = pdf.getPages().at(-1);
  if (!overlay || !last) throw new Error('a paper without pages cannot be signed');
  last.drawPage(overlay);
  const certificate = await PDFDocument.load(await certificateOf(record), { updateMetadata: false });
  for (const page of await pdf.copyPages(certificate, certificate.getPageIndices())) {
    // The numbers in it belong to the other document's structure tree.
    page.node.delete(PDFName.of('StructParents'));
    pdf.addPage(page);
  }
  // The seal's library writes plain cross-reference sections behind ours, so ours must be plain as well.
  return { bytes: Buffer.from(await pdf.save({ useObjectStreams: false })), pages: pdf.getPageCount() };
}

async function signatureOverlay({ language, signature, signedAt, title }: SigningRecord): Promise<Buffer> {
  const { left, dateLeft, top, drawnTop, rule } = SIGNATURE_PLACE;
  const sheet = new Typesetter({ title, language, createdAt: signedAt, author: BRAND.operator.legalEntity });
  const width = dateLeft - 32 - left;
  if (signature.kind === 'typed') {
    const size = Math.min(HAND.size, (HAND.size * width) / Math.max(1, sheet.width(signature.name, HAND)));
    sheet.drawLine(signature.name, { ...HAND, size }, left, top);
  } else {
    drawStrokes(sheet, signature.strokes, { left, foot: rule, width, height: rule - drawnTop });
  }
  sheet.drawLine(inNewYork(signedAt, language), { ...STAMP, size: 10 }, dateLeft, top);
  return sheet.finish();
}

const WORDS = {
  title: { en: 'Certificate of signing', 'zh-CN': '签署证明 Certificate of Signing' },
  document: { en: 'Document', 'zh-CN': '文件' },
  id: { en: 'Envelope', 'zh-CN': '签署编号' },
  pages: { en: 'Pages signed', 'zh-CN': '所签页数' },
  hash: { en: 'SHA-256 of the document before signing', 'zh-CN': '签署前文件的 SHA-256' },
  signer: { en: 'Signer', 'zh-CN': '签署人' },
  email: { en: 'E-mail', 'zh-CN': '电子邮箱' },
  typed: { en: 'Signed by typing the name', 'zh-CN': '以键入姓名签署' },
  drawn: { en: 'Signed by drawing', 'zh-CN': '以手写签署' },
  consent: { en: 'Consent to electronic records', 'zh-CN': '电子记录同意书版本' },
  trail: { en: 'What happened', 'zh-CN': '签署过程' },
  event: { en: 'Event', 'zh-CN': '事件' },
  utc: { en: 'UTC', 'zh-CN': '协调世界时（UTC）' },
  newYork: { en: 'New York', 'zh-CN': '纽约时间' },
  sent: { en: 'Sent for signature', 'zh-CN': '发送签署' },
  identified: { en: 'Identity checked', 'zh-CN': '身份验证通过' },
  consented: { en: 'Consent given', 'zh-CN': '同意电子签署' },
  read: { en: 'Last page shown', 'zh-CN': '阅读至最后一页' },
  signed: { en: 'Signed', 'zh-CN': '签署' },
  sealed: { en: 'Sealed', 'zh-CN': '加盖数字签章' },
  footer: {
    en: 'The seal covers the whole file; any change after sealing makes it invalid.',
    'zh-CN': '数字签章覆盖整份文件，加盖后的任何改动都会使其失效。',
  },
} satisfies Record<string, Bilingual>;

async function certificateOf(record: SigningRecord): Promise<Buffer> {
  const { language } = record;
  const say = (word: keyof typeof WORDS) => WORDS[word][language];
  const { bytes } = await renderPaper({
    title: say('title'),
    subtitle: record.title,
    language,
    date: dateInNewYork(record.sealedAt),
    documentId: record.envelopeId,
    footer: say('footer'),
    sections: [
      {
        heading: say('document'),
        rows: [
          { name: say('id'), value: record.envelopeId },
          { name: say('pages'), value: String(record.pages) },
          { name: say('hash'), value: record.sha256 },
        ],
      },
      {
        heading: say('signer'),
        rows: [
          { name: say('signer'), value: record.signerName },
          { name: say('email'), value: record.signerEmail },
          rowOfSignature(record),
          { name: say('consent'), value: record.consentVersion },
        ],
      },
      {
        heading: say('trail'),
        table: {
          columns: [say('event'), say('utc'), say('newYork')],
          rows: trailOf(record).map(({ word, at }) => [say(word), inUtc(at), inNewYork(at, language)]),
        },
      },
    ],
  });
  return bytes;
}

const rowOfSignature = ({ signature, language }: SigningRecord): PaperRow =>
  signature.kind === 'typed'
    ? { name: WORDS.typed[language], value: signature.name }
    : { name: WORDS.drawn[language], drawing: signature.strokes };

/** In the order it happened: whoever has just proven who they are may be asked to sign without another check. */
function trailOf(record: SigningRecord): { word: keyof typeof WORDS; at: Date }[] {
  const { sentAt, identityCheckedAt, consentAt, endReachedAt, signedAt, sealedAt } = record;
  const acts = [
    ...(identityCheckedAt ? [{ word: 'identified' as const, at: identityCheckedAt }] : []),
    { word: 'sent' as const, at: sentAt },
    { word: 'consented' as const, at: consentAt },
    { word: 'read' as const, at: endReachedAt },
    { word: 'signed' as const, at: signedAt },
    { word: 'sealed' as const, at: sealedAt },
  ];
  return acts.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** `2026-11-20 17:04:05` */
const inUtc = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

const inNewYork = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'America/New_York',
  })
    .format(at)
    .replace(/\u202f/g, ' ');

// Adds signatures, dates and the signing certificate to a document.
import { type Bilingual, BRAND, dateInNewYork } from '@quoin/rules';
import type { SignerAct, SignerDevice } from '../database/tables/envelope-columns';
import type { DocumentRow, RenderedDocument } from './document-content';
import { INK, type TextStyle } from './page';
import { renderDocument } from './render-document';
import { drawStrokes, SIGNATURE_COLUMNS, type SignaturePlace, signaturePlaces } from './signature-place';
import {
  inNewYork,
  inUtc,
  type RecordedAct,
  type SignerRecord,
  type SigningRecord,
  ZONE,
} from './signing-record';
import type { Typesetter } from './typesetter';

const SIGNATURE: TextStyle = { face: 'display', size: 20, leading: 26, colour: INK.primary };
const STAMP: TextStyle = { face: 'body', size: 10, leading: 26, colour: INK.text, tabular: true };

/** The document to seal. Reproducible, because it depends only on the record. */
export async function signedDocument(unsigned: Buffer, record: SigningRecord): Promise<RenderedDocument> {
  const { PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(unsigned, { updateMetadata: false });
  const overlays = await pdf.embedPdf(await signatureOverlays(record), getAllPages(record));
  const signed = pdf.getPages().slice(-overlays.length);
  if (signed.length < overlays.length) throw new Error('a document without pages cannot be signed');
  overlays.forEach((overlay, index) => signed[index]?.drawPage(overlay));
  const certificate = await PDFDocument.load(await renderCertificate(record), { updateMetadata: false });
  for (const page of await pdf.copyPages(certificate, certificate.getPageIndices())) {
    // This key refers to the structure tree of the other document.
    page.node.delete(PDFName.of('StructParents'));
    pdf.addPage(page);
  }
  // The sealing library appends plain cross-reference tables, so the existing ones must be plain too.
  return { bytes: Buffer.from(await pdf.save({ useObjectStreams: false })), pages: pdf.getPageCount() };
}

function getAllPages({ signers }: SigningRecord): number[] {
  const last = signaturePlaces(signers.length).at(-1)?.page ?? 0;
  return Array.from({ length: last + 1 }, (_, page) => page);
}

/** Renders overlay pages with only the signatures, one per page with signature fields. */
async function signatureOverlays({ language, signers, sealedAt, title }: SigningRecord): Promise<Buffer> {
  const { Typesetter } = await import('./typesetter');
  const sheet = new Typesetter({ title, language, createdAt: sealedAt, author: BRAND.operator.legalEntity });
  signaturePlaces(signers.length).forEach((place, index) => {
    const signer = signers[index];
    if (!signer) return;
    if (place.page >= sheet.pages) sheet.newPage();
    stamp(sheet, place, signer);
    sheet.drawLine(
      `${inNewYork(signer.acts.signed.at, language)} ${ZONE[language]}`,
      STAMP,
      SIGNATURE_COLUMNS.dateLeft,
      place.top,
    );
  });
  return sheet.finish();
}

function stamp(
  sheet: Typesetter,
  { top, rule, drawnTop }: SignaturePlace,
  { signature }: SignerRecord,
): void {
  const { left, dateLeft } = SIGNATURE_COLUMNS;
  const width = dateLeft - 32 - left;
  if (signature.kind === 'typed') {
    sheet.drawLine(signature.name, sheet.fitToWidth(signature.name, SIGNATURE, width), left, top);
  } else {
    drawStrokes(sheet, signature.strokes, { left, foot: rule, width, height: rule - drawnTop });
  }
}

const MESSAGES = {
  title: { en: 'Certificate of signing', 'zh-CN': '签署证明 Certificate of Signing' },
  document: { en: 'Document', 'zh-CN': '文件' },
  id: { en: 'Envelope', 'zh-CN': '签署编号' },
  pages: { en: 'Pages signed', 'zh-CN': '所签页数' },
  hash: { en: 'SHA-256 of the document before signing', 'zh-CN': '签署前文件的 SHA-256' },
  signer: { en: 'Signer', 'zh-CN': '签署人' },
  signerOf: { en: 'Signer {place} of {count}', 'zh-CN': '签署人 {place}/{count}' },
  email: { en: 'E-mail', 'zh-CN': '电子邮箱' },
  typed: { en: 'Signed by typing the name', 'zh-CN': '以键入姓名签署' },
  drawn: { en: 'Signed by drawing', 'zh-CN': '以手写签署' },
  device: { en: 'IP address and browser', 'zh-CN': '网络地址与浏览器' },
  consent: { en: 'Consent to electronic records', 'zh-CN': '电子记录同意书版本' },
  trail: { en: 'History', 'zh-CN': '签署过程' },
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

const ACTS = ['identified', 'consented', 'read', 'signed'] as const satisfies readonly SignerAct[];

type Say = (word: keyof typeof MESSAGES) => string;

async function renderCertificate(record: SigningRecord): Promise<Buffer> {
  const { language, signers } = record;
  const say: Say = (word) => MESSAGES[word][language];
  const { bytes } = await renderDocument({
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
      ...signers.map((signer, index) => ({
        heading: signers.length > 1 ? formatSignerNumber(say, index + 1, signers.length) : say('signer'),
        rows: signerRows(signer, say),
      })),
      {
        heading: say('trail'),
        table: {
          columns: [say('event'), say('utc'), say('newYork')],
          rows: getTrail(record, say).map(({ event, at }) => [event, inUtc(at), inNewYork(at, language)]),
        },
      },
    ],
  });
  return bytes;
}

const formatSignerNumber = (say: Say, place: number, count: number): string =>
  say('signerOf').replace('{place}', String(place)).replace('{count}', String(count));

const signerRows = (signer: SignerRecord, say: Say): DocumentRow[] => [
  { name: say('signer'), value: signer.name },
  { name: say('email'), value: signer.email },
  toSignatureRow(signer, say),
  { name: say('consent'), value: signer.consentVersion },
  ...deviceRows(signer, say),
];

const toSignatureRow = ({ signature }: SignerRecord, say: Say): DocumentRow =>
  signature.kind === 'typed'
    ? { name: say('typed'), value: signature.name }
    : { name: say('drawn'), drawing: signature.strokes };

/** One row if all acts came from one device, otherwise one row per device with its acts. */
function deviceRows(signer: SignerRecord, say: Say): DocumentRow[] {
  const acts = getActs(signer).flatMap(({ act, device }) =>
    device ? [{ act, line: deviceLine(device) }] : [],
  );
  const lines = [...new Set(acts.map(({ line }) => line))];
  return lines.map((line) => {
    const done = acts.filter((one) => one.line === line).map(({ act }) => say(act));
    return { name: [say('device'), ...(lines.length > 1 ? done : [])].join(' · '), value: line };
  });
}

const deviceLine = ({ address, browser, system }: SignerDevice): string =>
  [address, [browser, system].filter(Boolean).join(', ')].filter(Boolean).join(' · ');

const getActs = ({ acts }: SignerRecord): (RecordedAct & { act: SignerAct })[] =>
  ACTS.flatMap((act) => {
    const recorded = acts[act];
    return recorded ? [{ act, ...recorded }] : [];
  });

/** Sorted by time: a recent identity check may be earlier than the other acts of its signer. */
function getTrail({ signers, sentAt, sealedAt }: SigningRecord, say: Say): { event: string; at: Date }[] {
  const prefixName = (name: string, event: string) => (signers.length > 1 ? `${name}: ${event}` : event);
  const acts = [
    { event: say('sent'), at: sentAt },
    ...signers.flatMap((signer) =>
      getActs(signer).map(({ act, at }) => ({ event: prefixName(signer.name, say(act)), at })),
    ),
    { event: say('sealed'), at: sealedAt },
  ];
  return acts.sort((one, other) => one.at.getTime() - other.at.getTime());
}

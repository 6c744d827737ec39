// Adds signatures, dates and the signing certificate to a document.
import { BRAND } from '@quoin/rules';
import { drawStrokes } from './drawn-signature';
import { INK, type TextStyle } from './page';
import type { RenderedDocument } from './document-content';
import { SIGNATURE_COLUMNS, type SignaturePlace, signaturePlaces } from './signature-place';
import { renderCertificate } from './signing-certificate';
import { inNewYork, type SignerRecord, type SigningRecord, ZONE } from './signing-record';
import type { Typesetter } from './typesetter';

const HAND: TextStyle = { face: 'display', size: 20, leading: 26, colour: INK.primary };
const STAMP: TextStyle = { face: 'body', size: 10, leading: 26, colour: INK.text, tabular: true };

/** The document to seal. Reproducible, because it depends only on the record. */
export async function signedDocument(unsigned: Buffer, record: SigningRecord): Promise<RenderedDocument> {
  const { PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(unsigned, { updateMetadata: false });
  const overlays = await pdf.embedPdf(await signatureOverlays(record), allPagesOf(record));
  const signed = pdf.getPages().slice(-overlays.length);
  if (signed.length < overlays.length) throw new Error('a document without pages cannot be signed');
  overlays.forEach((overlay, at) => signed[at]?.drawPage(overlay));
  const certificate = await PDFDocument.load(await renderCertificate(record), { updateMetadata: false });
  for (const page of await pdf.copyPages(certificate, certificate.getPageIndices())) {
    // This key refers to the structure tree of the other document.
    page.node.delete(PDFName.of('StructParents'));
    pdf.addPage(page);
  }
  // The sealing library appends plain cross-reference tables, so the existing ones must be plain too.
  return { bytes: Buffer.from(await pdf.save({ useObjectStreams: false })), pages: pdf.getPageCount() };
}

function allPagesOf({ signers }: SigningRecord): number[] {
  const last = signaturePlaces(signers.length).at(-1)?.page ?? 0;
  return Array.from({ length: last + 1 }, (_, page) => page);
}

/** Renders overlay pages with only the signatures, one per page with signature fields. */
async function signatureOverlays({ language, signers, sealedAt, title }: SigningRecord): Promise<Buffer> {
  const { Typesetter } = await import('./typesetter');
  const sheet = new Typesetter({ title, language, createdAt: sealedAt, author: BRAND.operator.legalEntity });
  signaturePlaces(signers.length).forEach((place, at) => {
    const signer = signers[at];
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
    sheet.drawLine(signature.name, sheet.fitting(signature.name, HAND, width), left, top);
  } else {
    drawStrokes(sheet, signature.strokes, { left, foot: rule, width, height: rule - drawnTop });
  }
}

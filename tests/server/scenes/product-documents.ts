// Manifests of product documents with their PDF files.
import { PDFDocument } from '@cantoo/pdf-lib';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '../test-app';
import { operated } from './operate';

/** A PDF of one page with this text. */
async function pdfSaying(text: string): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage().drawText(text);
  return Buffer.from(await pdf.save());
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface DocumentLine {
  product_id: string;
  type: string;
  document?: string;
  language?: string;
  version?: string;
  effective_date?: string;
  name_en?: string;
  name_zh?: string;
  fallback_reason?: string;
  /** Text of the PDF. Defaults to document, language and version. */
  text?: string;
  file?: string;
}

/** Writes files with their manifest to a new folder. @returns the path of the manifest */
export async function documentManifest(...lines: DocumentLine[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-documents-'));
  folders.push(folder);
  const rows = [];
  for (const [at, { text, ...line }] of lines.entries()) {
    const row = {
      language: 'en',
      version: '1',
      effective_date: '2026-06-01',
      name_en: `The ${line.type}`,
      name_zh: `文件 ${line.type}`,
      file: `${at}.pdf`,
      ...line,
    };
    const { type, document = type, language, version } = row;
    if (line.file === undefined)
      writeFileSync(join(folder, row.file), await pdfSaying(text ?? `${document} ${language} ${version}`));
    rows.push(row);
  }
  const path = join(folder, 'documents.json');
  writeFileSync(path, JSON.stringify(rows));
  return path;
}

/** All documents required for publishing a product, in English with a fallback. */
const requiredDocuments = (productId: string): Promise<string> =>
  documentManifest(
    ...['ppm', 'form_crs', 'best_interest_disclosure'].map((type) => ({
      product_id: productId,
      type,
      version: '2026-06',
      fallback_reason: 'The issuer publishes it in English only',
    })),
  );

export const addRequiredDocuments = async (app: TestApp, productId: string) =>
  operated<{ rows: { id: string; file: string; done: string }[] }>(
    app,
    'products',
    'import-documents',
    await requiredDocuments(productId),
  );

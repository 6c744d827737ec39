// The paper of an envelope as text, in the language it is read in and in the one that controls, to be read beside each other.
import type { ReplyOf } from '@quoin/contract';
import { dateInNewYork } from '@quoin/rules';
import type { Executor } from '../../database/database';
import { ApiError } from '../../shared/errors';
import { CONTROLLING_LANGUAGE, renderPaper, type Paper, type PaperSection } from '../../pdf';
import { fileDigest } from '../documents';
import { readContext } from './envelope-context';
import { envelopePaper } from './envelope-paper';
import type { Signing } from './signers';
import { readFile } from './store';

type Text = ReplyOf<'getEnvelopeTexts'>['items'][number];

/**
 * The controlling text first.
 * @throws ApiError document_changed: what it would be made of today is not byte for byte the paper that is signed
 */
export async function envelopeTexts(db: Executor, signing: Signing): Promise<Text[]> {
  const { envelope } = signing;
  const file = await readFile(db, envelope.unsignedFileId);
  if (!file) throw new ApiError('document_changed');
  const context = await readContext(db, envelope);
  const paper = await envelopePaper({ db, ...signing, context, date: dateInNewYork(file.createdAt) });
  if (fileDigest((await renderPaper(paper)).bytes) !== file.sha256) throw new ApiError('document_changed');
  return [...(paper.controlling ? [paper.controlling] : []), paper].map(textOf);
}

const textOf = ({ language, title, sections }: Paper): Text => ({
  language,
  controlling: language === CONTROLLING_LANGUAGE,
  title,
  sections: sections.map(sectionOf),
});

const sectionOf = ({ heading, paragraphs = [], rows = [], table }: PaperSection) => ({
  heading,
  paragraphs,
  rows: rows.flatMap((row) => ('value' in row ? [row] : [])),
  table: table ?? null,
});

// Renders the document of an envelope from the current data.
import type { ReplyOf } from '@quoin/contract';
import { cents, dateInNewYork, type EnvelopeKind, type Language, parseMoney } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, applications, investments, investors, products } from '../../database/tables';
import type { EnvelopeSubject } from '../../database/tables/envelope-columns';
import {
  agreementDocument,
  CONTROLLING_LANGUAGE,
  withControllingText,
  instructionDocument,
  type DocumentContent,
  type DocumentSection,
  renderDocument,
} from '../../pdf';
import { productAsAgreed } from '../../ledger/agreed-terms';
import { ApiError } from '../../shared/errors';
import { maskNumbers, readApplication } from '../apply';
import { fileDigest } from '../documents';
import { type EnvelopeRow, readFile, type Signing } from './store';

type Cause = Pick<EnvelopeRow, 'accountId' | 'investmentId'>;
type EnvelopeContext = Awaited<ReturnType<typeof readContext>>;

/** Reads the data. Investor and product are null for an envelope without an investment. */
export async function readContext(db: Executor, { accountId, investmentId }: Cause) {
  const [row] = await db
    .select({ account: accounts, application: applications, investor: investors, product: products })
    .from(accounts)
    .leftJoin(investments, eq(investments.id, investmentId ?? ''))
    .leftJoin(applications, eq(applications.investmentId, investments.id))
    .leftJoin(investors, eq(investors.id, investments.investorId))
    .leftJoin(products, eq(products.id, investments.productId))
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error('the envelope has no account');
  return row;
}

const personName = ({ account }: EnvelopeContext): string => `${account.firstName} ${account.lastName}`;

/** The investor, or the account holder if there is none. */
const investorName = (context: EnvelopeContext): string => context.investor?.name ?? personName(context);

/**
 * The signers in order: all signers of the application for an agreement, only the account holder for an instruction
 * (docs/decisions/joint-signers.md).
 */
export function getSigners(context: EnvelopeContext, kind: EnvelopeKind): { name: string; email: string }[] {
  const { account, application } = context;
  const signers =
    (kind === 'subscription_agreement' && application?.values.investor_information.signers) || [];
  if (signers.length === 0) return [{ name: personName(context), email: account.email }];
  const single = signers.length === 1;
  return signers.map(({ first_name = '', last_name = '', email = '' }) => ({
    name: `${first_name} ${last_name}`.trim(),
    // A single signer gets the link at the account's address.
    email: single ? account.email : email,
  }));
}

/** What the envelope authorizes; for an agreement, its investment. */
export function getSubject({ subject, investmentId }: EnvelopeRow): EnvelopeSubject {
  if (subject) return subject;
  if (investmentId === null) throw new Error('the agreement has no investment');
  return { kind: 'subscription_agreement', investmentId };
}

interface Making extends Signing {
  db: Executor;
  context: EnvelopeContext;
  /** Date of creation, YYYY-MM-DD in New York. */
  date: string;
}

interface InLanguage extends Making {
  language: Language;
}

type BuildContent<K extends EnvelopeKind> = (
  making: InLanguage,
  subject: EnvelopeSubject<K>,
) => DocumentContent | Promise<DocumentContent>;

const CONTENT: { [K in EnvelopeKind]: BuildContent<K> } = {
  subscription_agreement: async (
    { db, envelope, signers, date, language },
    { investmentId, payer, terms, fees, documents = [] },
  ) => {
    const row = await readApplication(db, investmentId);
    if (!row) throw new Error('the agreement has no application');
    const { investment, application, investor, product } = row;
    const { commitment } = application.values.amount_and_signature;
    return agreementDocument({
      language,
      date,
      documentId: envelope.id,
      investorType: investor.investorType,
      custodianName: investor.custodianName,
      usPerson: investment.usPerson,
      commitment: parseMoney(commitment ?? '') ?? cents(0),
      product: productAsAgreed(product, terms),
      values: maskNumbers(application.values),
      payer,
      fees,
      documents,
      signers: signers.map(({ name }) => name),
    });
  },
  ach_authorization: (making, { kind, amount, account, debit }) =>
    instructionDocument({ ...toAddressed(making), kind, amount: cents(amount), account, debit }),
  distribution_instruction: (making, { kind, delivery, account }) =>
    instructionDocument({ ...toAddressed(making), kind, delivery, account }),
  bank_account_change: (making, { kind, change, method, account, details }) =>
    instructionDocument({
      ...toAddressed(making),
      kind,
      change,
      method,
      account,
      holder: details.account_holder ?? '',
    }),
};

/** In the reader's language, with the English text if that is another language. */
export function envelopeDocument(making: Making): Promise<DocumentContent> {
  const subject = getSubject(making.envelope);
  return withControllingText(making.envelope.language, (language) =>
    make(subject.kind, { ...making, language }, subject),
  );
}

const make = <K extends EnvelopeKind>(kind: K, making: InLanguage, subject: EnvelopeSubject<K>) =>
  CONTENT[kind](making, subject);

const toAddressed = ({ envelope, context, date, language }: InLanguage) => ({
  language,
  date,
  investorName: investorName(context),
  productName: getAbout(envelope, context, language),
  reference: envelope.id,
});

/** The product, or the bank account if the envelope has no investment. */
export function getAbout(
  envelope: EnvelopeRow,
  { product }: EnvelopeContext,
  language: Language = envelope.language,
): string {
  if (product) return product.name[language];
  const { subject } = envelope;
  return subject?.kind === 'bank_account_change'
    ? `${subject.account.name} ${subject.account.number_masked}`
    : '';
}

type Text = ReplyOf<'getEnvelopeTexts'>['items'][number];

/**
 * Returns the texts of the document, controlling text first.
 * @throws ApiError document_changed if the current data would render another PDF than the one to sign
 */
export async function envelopeTexts(db: Executor, signing: Signing): Promise<Text[]> {
  const { envelope } = signing;
  const file = await readFile(db, envelope.unsignedFileId);
  if (!file) throw new ApiError('document_changed');
  const context = await readContext(db, envelope);
  const document = await envelopeDocument({ db, ...signing, context, date: dateInNewYork(file.createdAt) });
  if (fileDigest((await renderDocument(document)).bytes) !== file.sha256)
    throw new ApiError('document_changed');
  return [...(document.controlling ? [document.controlling] : []), document].map(getText);
}

const getText = ({ language, title, sections }: DocumentContent): Text => ({
  language,
  controlling: language === CONTROLLING_LANGUAGE,
  title,
  sections: sections.map(getSection),
});

const getSection = ({ heading, paragraphs = [], rows = [], table }: DocumentSection) => ({
  heading,
  paragraphs,
  rows: rows.flatMap((row) => ('value' in row ? [row] : [])),
  table: table ?? null,
});

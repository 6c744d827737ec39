// A demo agreement, signed or pending, produced by the code that serves real ones.
import {
  addDays,
  cents,
  feesAtFunding,
  type ApplicationValues,
  type Bilingual,
  type InvestorType,
} from '@quoin/rules';
import { agreementDocuments, envelopes, envelopeSigners } from '../../database/tables';
import type { Transaction } from '../../database/database';
import { maskNumbers, loadMustRead } from '../../journey/apply';
import { fileDigest, storeDocument, storePdf } from '../../journey/documents';
import { AGREEMENT_CONSENT, agreementFileName } from '../../journey/sign';
import { getTerms } from '../../ledger/agreed-terms';
import { agreementDocument, agreementTitle } from '../../pdf/agreement/agreement';
import { withControllingText } from '../../pdf/document-content';
import { renderDocument } from '../../pdf/render-document';
import { newId } from '../../shared/new-id';
import type { DemoPerson } from '../../demo/demo-files';
import { momentOn, type SeededProduct, type World } from './world';

/** Lifetime of a signing link. */
const LINK_DAYS = 7;

interface Agreement {
  accountId: string;
  investmentId: string;
  investorType: InvestorType;
  custodianName: string | null;
  payer: { name: string; number_masked: string } | undefined;
  person: DemoPerson;
  values: ApplicationValues;
  commitment: number;
}

export async function seedSignedAgreement(
  world: World,
  product: SeededProduct,
  by: Agreement & {
    /** YYYY-MM-DD */
    signedOn: string;
  },
): Promise<void> {
  const { services, tx } = world;
  const { person, accountId, investmentId, signedOn } = by;
  const { language } = person;
  const id = newId();
  const at = (minutes: number) => momentOn(signedOn, minutes);
  const times = { createdAt: at(0), sentAt: at(1), viewedAt: at(14), signedAt: at(33) };
  const [consentAt, endReachedAt] = [at(15), at(31)];
  const signerName = `${person.firstName} ${person.lastName}`;
  const read = await loadMustRead(tx, product.row.id, language);
  const documents = read.map(({ name: title }) => title);
  const unsigned = await readDocument(product, by, { documents, id, date: signedOn, signers: [signerName] });
  const name = agreementFileName(product.row.name[language]);
  const sealedAt = at(35);
  const { version: consentVersion } = AGREEMENT_CONSENT;
  const sealed = await services.eSignature.seal(unsigned.bytes, {
    sentAt: times.sentAt,
    language,
    envelopeId: id,
    title: agreementTitle(language),
    sha256: fileDigest(unsigned.bytes),
    pages: unsigned.pages,
    signers: [
      {
        name: signerName,
        email: person.email,
        signature: { kind: 'typed', name: signerName },
        consentVersion,
        acts: { consented: { at: consentAt }, read: { at: endReachedAt }, signed: { at: times.signedAt } },
      },
    ],
    sealedAt,
  });
  await tx.insert(envelopes).values({
    ...times,
    id,
    accountId,
    investmentId,
    kind: 'subscription_agreement',
    subject: { ...getSubject(product, by), documents },
    status: 'signed',
    language,
    unsignedFileId: await storePdf(services, tx, { name, accountId, ...unsigned, createdAt: times.sentAt }),
    sealedFileId: await storeDocument(services, tx, {
      ...sealed,
      name,
      accountId,
      createdAt: sealedAt,
      investmentId,
      documentType: 'subscription_documents',
    }),
    expiresAt: momentOn(addDays(signedOn, LINK_DAYS)),
  });
  await keepRead(tx, id, read);
  await tx.insert(envelopeSigners).values({
    envelopeId: id,
    place: 1,
    name: signerName,
    email: person.email,
    typedName: signerName,
    consentVersion,
    consentAt,
    endReachedAt,
    signedAt: times.signedAt,
  });
}

/** An agreement sent to all signers that nobody has opened. */
export async function seedOpenAgreement(
  { services, tx }: World,
  product: SeededProduct,
  to: Agreement & {
    /** YYYY-MM-DD */
    sentOn: string;
  },
): Promise<void> {
  const { accountId, investmentId, person, sentOn, values } = to;
  const { language } = person;
  const id = newId();
  const sentAt = momentOn(sentOn, 1);
  const signers = (values.investor_information.signers ?? []).map(
    ({ first_name = '', last_name = '', email = '' }) => ({ name: `${first_name} ${last_name}`, email }),
  );
  const names = signers.map(({ name }) => name);
  const read = await loadMustRead(tx, product.row.id, language);
  const documents = read.map(({ name: title }) => title);
  const unsigned = await readDocument(product, to, { documents, id, date: sentOn, signers: names });
  const name = agreementFileName(product.row.name[language]);
  await tx.insert(envelopes).values({
    id,
    accountId,
    investmentId,
    kind: 'subscription_agreement',
    subject: { ...getSubject(product, to), documents },
    status: 'sent',
    language,
    createdAt: momentOn(sentOn),
    sentAt,
    unsignedFileId: await storePdf(services, tx, { name, accountId, ...unsigned, createdAt: sentAt }),
    expiresAt: momentOn(addDays(sentOn, LINK_DAYS)),
  });
  await keepRead(tx, id, read);
  await tx
    .insert(envelopeSigners)
    .values(signers.map((signer, index) => ({ ...signer, envelopeId: id, place: index + 1 })));
}

const getSubject = ({ row }: SeededProduct, { investmentId, payer, commitment }: Agreement) => ({
  kind: 'subscription_agreement' as const,
  investmentId,
  ...(payer && { payer: { name: payer.name, number_masked: payer.number_masked } }),
  terms: getTerms(row),
  fees: feesAtFunding(row, cents(commitment)),
});

const keepRead = (tx: Transaction, envelopeId: string, read: readonly { fileId: string; sha256: string }[]) =>
  tx.insert(agreementDocuments).values(read.map(({ fileId, sha256 }) => ({ envelopeId, fileId, sha256 })));

const readDocument = async (
  { row }: SeededProduct,
  { investorType, custodianName, payer, person, commitment, values }: Agreement,
  { id, date, signers, documents }: { id: string; date: string; signers: string[]; documents: Bilingual[] },
) =>
  renderDocument(
    await withControllingText(person.language, (language) =>
      agreementDocument({
        language,
        date,
        documentId: id,
        investorType,
        custodianName,
        usPerson: person.country === 'US',
        commitment: cents(commitment),
        product: row,
        values: maskNumbers(values),
        payer,
        fees: feesAtFunding(row, cents(commitment)),
        documents,
        signers,
      }),
    ),
  );

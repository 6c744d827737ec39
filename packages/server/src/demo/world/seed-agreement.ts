// A signed agreement of the demo world: rendered, stamped and sealed by the same code that serves real signers.
import { addDays, cents, type ApplicationValues, type InvestorType } from '@quoin/rules';
import { envelopes, envelopeSigners } from '../../database/tables';
import { maskNumbers } from '../../journey/apply';
import { fileDigest, storeDocument, storePaper } from '../../journey/documents';
import { AGREEMENT_CONSENT, agreementFileName } from '../../journey/sign';
import { agreementPaper, agreementTitle, forReader, renderPaper } from '../../paper';
import { newId } from '../../security/new-id';
import type { DemoPerson } from './demo-accounts';
import { momentOn, type SeededProduct, type World } from './world';

/** A signed link ran out this long after it was sent. */
const LINK_DAYS = 7;

export interface SignedBy {
  accountId: string;
  investmentId: string;
  investorType: InvestorType;
  custodianName: string | null;
  person: DemoPerson;
  /** YYYY-MM-DD */
  signedOn: string;
  values: ApplicationValues;
  commitment: number;
}

export async function seedSignedAgreement(world: World, product: SeededProduct, by: SignedBy): Promise<void> {
  const { services, tx } = world;
  const { person, accountId, investmentId, signedOn } = by;
  const { language } = person;
  const id = newId();
  const at = (minutes: number) => momentOn(signedOn, minutes);
  const times = { createdAt: at(0), sentAt: at(1), viewedAt: at(14), signedAt: at(33) };
  const [consentAt, endReachedAt] = [at(15), at(31)];
  const signerName = `${person.firstName} ${person.lastName}`;
  const unsigned = await renderPaper(
    await forReader(language, (inLanguage) =>
      agreementPaper({
        language: inLanguage,
        date: signedOn,
        documentId: id,
        investorType: by.investorType,
        custodianName: by.custodianName,
        usPerson: person.country === 'US',
        commitment: cents(by.commitment),
        product: product.row,
        values: maskNumbers(by.values),
        signers: [signerName],
      }),
    ),
  );
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
    status: 'signed',
    language,
    unsignedFileId: await storePaper(services, tx, { name, accountId, ...unsigned, createdAt: times.sentAt }),
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

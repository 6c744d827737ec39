// Jobs of envelopes: render the document, notify its signer, and stamp and seal the signed document. Idempotent, because they
// check the state.
import { type EnvelopeKind, type EnvelopeStatus, formatList, STOPPED_STATUSES } from '@quoin/rules';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { investments } from '../../database/tables';
import type { SignerAct } from '../../database/tables/envelope-columns';
import type { JobHandler } from '../../jobs/jobs';
import { renderDocument, type SignerRecord } from '../../pdf';
import { GREETING, mailText } from '../../providers/mail';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { type EnvelopeEffects, envelopeStates, type Sealed } from '../../states/envelope-states';
import { moveState } from '../../states/state-table';
import { fileDigest, storeDocument, storePdf } from '../documents';
import { endOfLink } from './create-envelope';
import { getAbout, envelopeDocument, readContext, getSubject } from './envelope-document';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { getSignature } from './given-signature';
import {
  type EnvelopeRow,
  lockEnvelope,
  lockSubject,
  readEnvelope,
  readSigners,
  type SignerRow,
  unsignedDocument,
} from './store';

export const sealEnvelope =
  (effects: EnvelopeEffects): JobHandler<'seal-envelope'> =>
  async ({ envelopeId }, services) => {
    const { db } = services;
    const found = await readEnvelope(db, envelopeId);
    if (found?.status !== 'sealing') return;
    await db.transaction(async (tx) => {
      await lockSubject(tx, found);
      const envelope = await lockEnvelope(tx, envelopeId);
      if (envelope?.status !== 'sealing') return;
      const sealed = await sealedDocument(services, envelope);
      const sealedFileId = await file(services, tx, envelope, sealed);
      await moveState(tx, services, envelopeStates, {
        id: envelopeId,
        from: envelope.status,
        event: 'sealed',
        actor: 'job',
        changes: { sealedFileId },
        detail: { sha256: fileDigest(sealed.bytes) },
      });
      const { accountId } = envelope;
      const subject = getSubject(envelope);
      const effect = loadEffect(effects, subject.kind);
      await effect(tx, services, { accountId, fileId: sealedFileId, subject });
    });
  };

/** Generic, because the effect of a kind takes the subject of that kind, which a union cannot express. */
const loadEffect =
  <K extends EnvelopeKind>(effects: EnvelopeEffects, kind: K) =>
  (tx: Transaction, services: Services, sealed: Sealed<K>) =>
    effects[kind](tx, services, sealed);

/** Files the document under its investment; for a change of bank account, under the newest one. */
async function file(
  services: Services,
  tx: Transaction,
  envelope: EnvelopeRow,
  sealed: { bytes: Buffer; pages: number; name: string },
): Promise<string> {
  const { accountId, kind } = envelope;
  const document = { ...sealed, accountId };
  const investmentId = envelope.investmentId ?? (await loadNewestInvestment(tx, accountId));
  return investmentId
    ? storeDocument(services, tx, { ...document, investmentId, documentType: ENVELOPE_KINDS[kind].filedAs })
    : storePdf(services, tx, document);
}

async function loadNewestInvestment(db: Executor, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: investments.id })
    .from(investments)
    .where(and(eq(investments.accountId, accountId), notInArray(investments.status, [...STOPPED_STATUSES])))
    .orderBy(desc(investments.createdAt))
    .limit(1);
  return row?.id;
}

async function sealedDocument(services: Services, envelope: EnvelopeRow) {
  const { clock, db, eSignature } = services;
  const { language, sentAt } = envelope;
  if (!sentAt) throw new Error('the signed envelope was never sent');
  const { name, sha256, pages, bytes } = await unsignedDocument(services, envelope);
  const signers = (await readSigners(db, envelope.id)).map(signerRecord);
  const sealed = await eSignature.seal(bytes, {
    language,
    envelopeId: envelope.id,
    title: ENVELOPE_KINDS[envelope.kind].title[language],
    sha256,
    pages,
    signers,
    sentAt,
    sealedAt: clock.now(),
  });
  return { name, ...sealed };
}

function signerRecord(signer: SignerRow): SignerRecord {
  const { name, email, consentVersion, identityCheckedAt, consentAt, endReachedAt, signedAt, devices } =
    signer;
  const signature = getSignature(signer);
  if (!signature || !consentVersion || !consentAt || !endReachedAt || !signedAt)
    throw new Error('the signed envelope is incomplete');
  const act = (name: SignerAct, at: Date) => ({ at, device: devices[name] });
  return {
    name,
    email,
    signature,
    consentVersion,
    acts: {
      ...(identityCheckedAt && { identified: act('identified', identityCheckedAt) }),
      consented: act('consented', consentAt),
      read: act('read', endReachedAt),
      signed: act('signed', signedAt),
    },
  };
}

export const prepareEnvelope: JobHandler<'prepare-envelope'> = async ({ envelopeId }, services) => {
  const { clock, db } = services;
  await db.transaction(async (tx) => {
    const envelope = await lockEnvelope(tx, envelopeId);
    if (envelope?.status !== 'preparing') return;
    const { accountId, kind, language } = envelope;
    const context = await readContext(tx, envelope);
    const date = todayInNewYork(clock);
    const signers = await readSigners(tx, envelopeId);
    const document = await renderDocument(
      await envelopeDocument({ db: tx, envelope, signers, context, date }),
    );
    const name = ENVELOPE_KINDS[kind].fileName(language, getAbout(envelope, context), date);
    const unsignedFileId = await storePdf(services, tx, { accountId, name, ...document });
    const now = clock.now();
    await moveState(tx, services, envelopeStates, {
      id: envelopeId,
      from: envelope.status,
      event: 'prepared',
      actor: 'job',
      changes: { unsignedFileId, sentAt: now, expiresAt: endOfLink(now) },
    });
  });
};

const MESSAGES = {
  en: {
    life: `The link works for 7 days. You sign in first, so that nobody else can sign for you.`,
    together: (names: string) =>
      `It is signed by ${names}, one after the other on the same device. Each of them needs the number by which the application knows them.`,
  },
  'zh-CN': {
    life: `链接 7 天内有效。为防止他人代签，打开后须先登录。`,
    together: (names: string) =>
      `协议由${names}在同一设备上依次签署，每位签署人须备好申请中填写的本人证件号码。`,
  },
} as const;

/** The document may be opened from the portal before its mail is sent. */
const OPEN_STATUSES: readonly EnvelopeStatus[] = ['sent', 'viewed'];

export const sendEnvelope: JobHandler<'send-envelope-mail'> = async ({ envelopeId }, services) => {
  const { db, eSignature } = services;
  const envelope = await readEnvelope(db, envelopeId);
  if (!envelope || !OPEN_STATUSES.includes(envelope.status)) return; // Signed, withdrawn or expired before the mail was sent.
  const context = await readContext(db, envelope);
  const { email, firstName } = context.account;
  const { subject, lead } = ENVELOPE_KINDS[envelope.kind].mail;
  const { life, together } = MESSAGES[envelope.language];
  const names = (await readSigners(db, envelopeId)).map(({ name }) => name);
  await eSignature.send({
    envelopeId,
    signer: { name: names[0] ?? '', email },
    subject: subject[envelope.language],
    text: (link) =>
      mailText(
        GREETING[envelope.language](firstName),
        lead(getAbout(envelope, context))[envelope.language],
        link,
        ...(names.length > 1 ? [together(formatList(names, envelope.language))] : []),
        life,
      ),
    readDocument: async () => (await unsignedDocument(services, envelope)).bytes,
  });
};

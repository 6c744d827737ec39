// Jobs: render the document of an envelope and notify its signer. Idempotent, because they check the state.
import { type EnvelopeStatus, listed } from '@quoin/rules';
import type { JobHandler } from '../../jobs/jobs';
import { renderDocument } from '../../pdf';
import { GREETING, mailText } from '../../providers/mail';
import { todayInNewYork } from '../../shared/clock';
import { envelopeStates } from '../../states/envelope-states';
import { moveState } from '../../states/state-table';
import { storePdf } from '../documents';
import { endOfLink } from './create-envelope';
import { aboutOf, envelopeDocument, readContext } from './envelope-document';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { lockEnvelope, readEnvelope, readSigners, unsignedDocument } from './store';

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
    const name = ENVELOPE_KINDS[kind].fileName(language, aboutOf(envelope, context), date);
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

const WORDS = {
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
const WAITING: readonly EnvelopeStatus[] = ['sent', 'viewed'];

export const sendEnvelope: JobHandler<'send-envelope-mail'> = async ({ envelopeId }, services) => {
  const { db, eSignature } = services;
  const envelope = await readEnvelope(db, envelopeId);
  if (!envelope || !WAITING.includes(envelope.status)) return; // Signed, withdrawn or expired before the mail was sent.
  const context = await readContext(db, envelope);
  const { email, firstName } = context.account;
  const { subject, lead } = ENVELOPE_KINDS[envelope.kind].mail[envelope.language];
  const { life, together } = WORDS[envelope.language];
  const names = (await readSigners(db, envelopeId)).map(({ name }) => name);
  await eSignature.send({
    envelopeId,
    signer: { name: names[0] ?? '', email },
    subject,
    text: (link) =>
      mailText(
        GREETING[envelope.language](firstName),
        lead(aboutOf(envelope, context)),
        link,
        ...(names.length > 1 ? [together(listed(names, envelope.language))] : []),
        life,
      ),
    readDocument: async () => (await unsignedDocument(services, envelope)).bytes,
  });
};

// An investor with one of every object in the contract.
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { capitalCalls } from '../../../packages/server/src/database/tables';
import type { Ids } from '../rows-objects';
import type { Person, TestApp } from '../test-app';
import {
  accessCode,
  activated,
  addedBankAccount,
  addedBrokerageAccount,
  addPasskey,
  BROKERAGE_ACCOUNT,
  newKey,
  onePagePdf,
  operated,
  paidCall,
  publishProduct,
  requestedRedemption,
  signedInvestment,
  upload,
  WIRE_ACCOUNT,
} from '.';

interface Owner {
  token: string;
  ids: Ids;
}

export async function downloadToken(app: TestApp, { token, ids }: Owner): Promise<string> {
  const { url } = await app.ok('requestDownload', {
    token,
    params: { investmentId: ids.investmentId },
    body: { file_ids: [ids.documentId], access_code: await accessCode(app, token, 'documents') },
  });
  return new URL(url, 'http://localhost').searchParams.get('token') ?? '';
}

/** An investment of 50,000 dollars: 40,000 are called and paid, the rest is called. */
async function payPartly(app: TestApp, investmentId: string): Promise<void> {
  await operated(app, 'investments', 'approve', investmentId);
  await paidCall(app, investmentId, '40000');
  await activated(app, investmentId);
  const rest = ['--amount', '10000', '--due', '2026-07-31'];
  await operated(app, 'capital-calls', 'issue', investmentId, ...rest);
}

export async function investorWithEverything(app: TestApp): Promise<Owner> {
  const person = await app.newInvestor();
  const { token } = person;
  const { investmentId, envelopeId } = await signedInvestment(app, token, await publishProduct(app));
  await payPartly(app, investmentId);
  const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;
  const { id: investorId } = await app.ok('createInvestor', { token, body: ira });
  const proof = await upload(app, token, investorId, { name: 'passport.pdf', bytes: await onePagePdf() });
  const bank = await addedBankAccount(app, token, WIRE_ACCOUNT);
  const broker = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
  const redemption = await requestedRedemption(app, token, investmentId);
  const [call] = await app.db
    .select({ noticeFileId: capitalCalls.noticeFileId })
    .from(capitalCalls)
    .where(eq(capitalCalls.investmentId, investmentId));
  const { document } = await app.ok('getEnvelope', { token, params: { envelopeId } });
  const ids: Ids = {
    documentId: document?.file_id ?? '',
    noticeId: call?.noticeFileId ?? '',
    downloadToken: '',
    investmentId,
    investorId,
    fileId: proof.file_id,
    envelopeId,
    redemptionId: redemption.id,
    bankAccountId: bank.id,
    brokerageAccountId: broker.id,
    ...(await whatSignsIn(app, person)),
  };
  return { token, ids };
}

/** Adds a passkey and a session in another browser, after a password check. */
async function whatSignsIn(app: TestApp, { token, email, password, phone }: Person & { token: string }) {
  await app.ok('verifyPassword', { token, body: { password: await hashPassword(email, password) } });
  const { passkey } = (await addPasskey(app, { token }, newKey(app))).reply;
  app.clock.advance({ minutes: 1 });
  await app.signIn({ email, password, phone });
  const { items } = await app.ok('listSessions', { token });
  return { passkeyId: passkey.id, sessionId: items.find(({ current }) => !current)?.id ?? '' };
}

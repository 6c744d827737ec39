import type { ReplyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { valuations } from '../../../packages/server/src/database/tables';
import { investmentByPrefix } from '../../../packages/server/src/ops/operation/find-by-prefix';
import type { TestApp } from '../test-app';
import { completeApplication } from './application';
import { operated } from './operate';
import { signEnvelope } from './signing';

/** An investment under review, with a signed and sealed agreement. */
export async function signedInvestment(
  app: TestApp,
  token: string,
  product: { id: string; documentId: string },
) {
  const { investmentId } = await completeApplication(app, token, product);
  const { id: envelopeId } = await app.ok('sendForSignature', { token, params: { investmentId } });
  await signEnvelope(app, token, envelopeId);
  return { investmentId, envelopeId };
}

/** An approved investment whose commitment is due. */
export async function approvedInvestment(
  app: TestApp,
  token: string,
  product: { id: string; documentId: string },
) {
  const signed = await signedInvestment(app, token, product);
  await operated(app, 'investments', 'approve', signed.investmentId);
  return signed;
}

/** An investment with a part of the commitment called and paid. */
export async function paidCall(app: TestApp, investmentId: string, amount: string) {
  const terms = ['--amount', amount, '--due', '2026-07-31'];
  const { id } = await operated(app, 'capital-calls', 'issue', investmentId, ...terms);
  await operated(app, 'capital-calls', 'fund', id);
}

/** A current investment: 500 units at 100 dollars of a fund with a lock-up of three years. */
export async function currentInvestment(
  app: TestApp,
  token: string,
  product: { id: string; documentId: string },
) {
  const approved = await approvedInvestment(app, token, product);
  await operated(app, 'investments', 'fund-received', approved.investmentId);
  await activated(app, approved.investmentId);
  return approved;
}

/** Makes it current at the last price of its fund. A fund without a price is valued today at 100 dollars per unit. */
export async function activated(app: TestApp, prefix: string): Promise<void> {
  const { id, productId } = await investmentByPrefix(app.db, prefix);
  const [valued] = await app.db.select().from(valuations).where(eq(valuations.productId, productId));
  if (!valued) await operated(app, 'products', 'set-valuation', productId, '--price', '100.0000');
  await operated(app, 'investments', 'activate', id);
}

/** Reads a part of an investment's page. */
export async function loadPart<T extends Part['type']>(
  app: TestApp,
  token: string,
  investmentId: string,
  type: T,
): Promise<Extract<Part, { type: T }>> {
  const part = await app.ok('getInvestmentPart', { token, params: { investmentId, type }, query: {} });
  if (!isPart(part, type)) throw new Error(`asked for ${type}, got ${part.type}`);
  return part;
}

type Part = ReplyOf<'getInvestmentPart'>;
const isPart = <T extends Part['type']>(part: Part, type: T): part is Extract<Part, { type: T }> =>
  part.type === type;

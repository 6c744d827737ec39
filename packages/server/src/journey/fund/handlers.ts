import type { ReplyOf } from '@quoin/contract';
import {
  addBusinessDays,
  BRAND,
  cents,
  FUNDING_BUSINESS_DAYS,
  moneyToWire,
  type InvestmentStatus,
  type Language,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../../audit/record-act';
import { todayInNewYork } from '../../clock';
import type { Executor, Transaction } from '../../database/database';
import { capitalCalls, envelopes, investments, investors, products } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { newestAchAccount } from '../account';
import { holdAccount, instruct, openEnvelopes, takeBackEnvelopes, toSign } from '../sign';
import { wireReference } from './wire-reference';

/** From the signature to the arrival of the money; later, while a capital call is open. */
const OPEN: InvestmentStatus[] = ['being_reviewed', 'approved', 'action_needed'];

interface FundingRow {
  investment: typeof investments.$inferSelect;
  investor: typeof investors.$inferSelect;
  product: typeof products.$inferSelect;
  /** The open capital call, if there is one. */
  call: { amount: number } | null;
}

export const methodOfTransferHandlers: Handlers<'getFunding' | 'chooseMethodOfTransfer'> = {
  async getFunding({ params, signedIn, language }, services) {
    const row = await openFunding(services.db, signedIn.accountId, params.investmentId);
    return fundingReply(row, services, language);
  },

  async chooseMethodOfTransfer({ params, body, signedIn, language }, services) {
    const { accountId } = signedIn;
    await services.db.transaction(async (tx) => {
      await holdAccount(tx, accountId);
      const row = await holdOpenFunding(tx, accountId, params.investmentId);
      if (body.method === 'ach') await authorizeAch(tx, services, row, language);
      else await chooseWire(tx, services, row, body.verbally_confirmed === true);
    });
    const row = await openFunding(services.db, accountId, params.investmentId);
    return fundingReply(row, services, language);
  },
};

/** Nothing is debited before the authorization is signed; where it is the method already, nothing is to be signed. */
async function authorizeAch(
  tx: Transaction,
  services: Services,
  row: FundingRow,
  language: Language,
): Promise<void> {
  const { investment, call } = row;
  if (!takesAch(row)) throw new Refusal('ach_not_permitted');
  if (investment.transferMethod === 'ach') return;
  const { id: investmentId, accountId } = investment;
  const subject = {
    kind: 'ach_authorization' as const,
    investmentId,
    amount: cents(call?.amount ?? investment.commitment ?? 0),
    account: (await newestAchAccount(tx, services, accountId)) ?? null,
  };
  const actor: Act['actor'] = `account:${accountId}`;
  const before = eq(envelopes.investmentId, investmentId);
  await instruct(tx, services, { accountId, subject, language, actor }, before);
}

/** An authorization that is not signed yet is not wanted any more. */
async function chooseWire(
  tx: Transaction,
  services: Services,
  { investment }: FundingRow,
  confirmedNow: boolean,
): Promise<void> {
  const { clock } = services;
  const actor: Act['actor'] = `account:${investment.accountId}`;
  const confirmedAt = investment.verballyConfirmedAt ?? (confirmedNow ? clock.now() : null);
  if (!confirmedAt) throw new Refusal('verbal_confirmation_missing');
  const chosen = await tx
    .update(investments)
    .set({ transferMethod: 'wire', verballyConfirmedAt: confirmedAt })
    .where(and(eq(investments.id, investment.id), eq(investments.status, investment.status)))
    .returning({ id: investments.id });
  if (chosen.length === 0) throw new Refusal('transfer_not_open');
  await recordAct(tx, clock, {
    actor,
    act: 'investment.choose_method',
    object: `investment:${investment.id}`,
    detail: { method: 'wire', verbally_confirmed: confirmedNow },
  });
  await takeBackEnvelopes(tx, services, authorizationsOf(investment.id), actor);
}

const authorizationsOf = (investmentId: string) =>
  and(eq(envelopes.investmentId, investmentId), eq(envelopes.kind, 'ach_authorization'));

async function openFunding(db: Executor, accountId: string, investmentId: string): Promise<FundingRow> {
  const [row] = await fundingQuery(db, accountId, investmentId);
  return refuseClosed(row);
}

/** Holds the investment, so that it is not canceled meanwhile. */
async function holdOpenFunding(
  tx: Transaction,
  accountId: string,
  investmentId: string,
): Promise<FundingRow> {
  const [row] = await fundingQuery(tx, accountId, investmentId).for('update', { of: investments });
  return refuseClosed(row);
}

const fundingQuery = (db: Executor, accountId: string, investmentId: string) =>
  db
    .select({
      investment: investments,
      investor: investors,
      product: products,
      call: { amount: capitalCalls.amount },
    })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(
      capitalCalls,
      and(eq(capitalCalls.investmentId, investments.id), eq(capitalCalls.status, 'issued')),
    )
    .where(and(eq(investments.id, investmentId), eq(investments.accountId, accountId)));

function refuseClosed(row: FundingRow | undefined): FundingRow {
  if (!row) throw new Refusal('not_authorized_action');
  if (!row.call && !OPEN.includes(row.investment.status)) throw new Refusal('transfer_not_open');
  return row;
}

/** An IRA's money comes from its custodian, by wire. */
const takesAch = ({ investor, product }: FundingRow): boolean =>
  product.achPermitted && investor.investorType !== 'ira';

async function fundingReply(
  row: FundingRow,
  { clock, db }: Services,
  language: Language,
): Promise<ReplyOf<'getFunding'>> {
  const { investment, product, call } = row;
  const today = todayInNewYork(clock);
  const { name, phone } = BRAND.salesContact;
  const [waiting] = await openEnvelopes(db, authorizationsOf(investment.id));
  const shown = investment.transferMethod === 'wire' && investment.verballyConfirmedAt !== null;
  return {
    investment_id: investment.id,
    product_name: product.name[language],
    amount: moneyToWire(cents(call?.amount ?? investment.commitment ?? 0)),
    methods: [
      { method: 'wire', open: true },
      { method: 'ach', open: takesAch(row) },
    ],
    method: investment.transferMethod,
    to_sign: waiting ? toSign(waiting) : null,
    verbally_confirmed_at: investment.verballyConfirmedAt?.toISOString() ?? null,
    sales_contact: { name: name[language], phone },
    wire: shown ? { ...BRAND.escrow, reference: wireReference(investment.id) } : null,
    expected_between: {
      from: addBusinessDays(today, FUNDING_BUSINESS_DAYS.from),
      to: addBusinessDays(today, FUNDING_BUSINESS_DAYS.to),
    },
  };
}

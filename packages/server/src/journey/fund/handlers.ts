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
import { recordAct } from '../../audit/record-act';
import { todayInNewYork } from '../../clock';
import type { Executor, Transaction } from '../../database/database';
import { capitalCalls, investments, investors, products } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { newestAchAccount } from '../account';
import { postInstruction } from '../documents';
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
    const { clock, db } = services;
    const row = await openFunding(db, signedIn.accountId, params.investmentId);
    if (body.method === 'ach' && !takesAch(row)) throw new Refusal('ach_not_permitted');
    const confirmedNow = body.method === 'wire' && body.verbally_confirmed === true;
    const confirmedAt = row.investment.verballyConfirmedAt ?? (confirmedNow ? clock.now() : null);
    if (body.method === 'wire' && !confirmedAt) throw new Refusal('verbal_confirmation_missing');
    await db.transaction(async (tx) => {
      const chosen = await tx
        .update(investments)
        .set({ transferMethod: body.method, verballyConfirmedAt: confirmedAt })
        .where(and(eq(investments.id, row.investment.id), eq(investments.status, row.investment.status)))
        .returning({ id: investments.id });
      if (chosen.length === 0) throw new Refusal('transfer_not_open');
      await recordAct(tx, clock, {
        actor: `account:${signedIn.accountId}`,
        act: 'investment.choose_method',
        object: `investment:${row.investment.id}`,
        detail: { method: body.method, verbally_confirmed: confirmedNow },
      });
      if (body.method === 'ach' && row.investment.transferMethod !== 'ach')
        await postAuthorization(tx, services, row, language);
    });
    return fundingReply(await openFunding(db, signedIn.accountId, params.investmentId), services, language);
  },
};

/** ACH was not the method before: its authorization is put on paper. */
async function postAuthorization(
  tx: Transaction,
  services: Services,
  { investment, call }: FundingRow,
  language: Language,
): Promise<void> {
  const account = await newestAchAccount(tx, services, investment.accountId);
  await postInstruction(services, tx, investment.id, language, {
    kind: 'ach_authorization',
    amount: cents(call?.amount ?? investment.commitment ?? 0),
    account,
  });
}

async function openFunding(db: Executor, accountId: string, investmentId: string): Promise<FundingRow> {
  const [row] = await db
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
  if (!row) throw new Refusal('not_authorized_action');
  if (!row.call && !OPEN.includes(row.investment.status)) throw new Refusal('transfer_not_open');
  return row;
}

/** An IRA's money comes from its custodian, by wire. */
const takesAch = ({ investor, product }: FundingRow): boolean =>
  product.achPermitted && investor.investorType !== 'ira';

function fundingReply(row: FundingRow, { clock }: Services, language: Language): ReplyOf<'getFunding'> {
  const { investment, product, call } = row;
  const today = todayInNewYork(clock);
  const { name, phone } = BRAND.salesContact;
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
    verbally_confirmed_at: investment.verballyConfirmedAt?.toISOString() ?? null,
    sales_contact: { name: name[language], phone },
    wire: shown ? { ...BRAND.escrow, reference: wireReference(investment.id) } : null,
    expected_between: {
      from: addBusinessDays(today, FUNDING_BUSINESS_DAYS.from),
      to: addBusinessDays(today, FUNDING_BUSINESS_DAYS.to),
    },
  };
}

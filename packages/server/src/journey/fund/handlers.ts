// Payment of an investment: by wire after a phone call, or by ACH from a bank account with a signed authorization.
import type { ReplyOf } from '@quoin/contract';
import {
  addBusinessDays,
  BRAND,
  dateInNewYork,
  formatExactDollars,
  FUNDING_BUSINESS_DAYS,
  type Language,
  moneyToWire,
  canPayByAch,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import { type EscrowAccount, escrowInForce, wireInstructions } from '../../bank-accounts/escrow-accounts';
import { loadPayer } from '../../bank-accounts/paying-accounts';
import type { Config } from '../../config';
import type { Transaction } from '../../database/database';
import { investments } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { keyedDigest } from '../../security/secrets';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { achAccounts } from '../account';
import { lockAccount, withdrawEnvelopesWhere } from '../sign';
import {
  authorizationInForce,
  getAuthorizations,
  authorizationToSign,
  authorizeAch,
} from './ach-authorization';
import { getDebtor, type FundingRow, holdOpenFunding, openFunding, preferredMethod } from './funding-row';

export const methodOfTransferHandlers = {
  async getFunding({ params, signedIn, language }, services) {
    const row = await openFunding(services.db, signedIn.accountId, params.investmentId);
    return fundingReply(row, services, language);
  },

  async chooseMethodOfTransfer({ params, body, signedIn, language }, services) {
    const { accountId } = signedIn;
    await services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const row = await holdOpenFunding(tx, accountId, params.investmentId);
      if (body.method === 'ach')
        await authorizeAch(tx, services, row, { bankAccountId: body.bank_account_id, language });
      else await chooseWire(tx, services, row, { confirmed: body.confirmed_wire, language });
    });
    const row = await openFunding(services.db, accountId, params.investmentId);
    return fundingReply(row, services, language);
  },
} satisfies SomeHandlers;

/**
 * Confirms the wire and withdraws an unsigned ACH authorization.
 * @param confirmed wire instructions as shown to the investor
 * @throws ApiError verbal_confirmation_missing, wire_changed, wire_not_ready, transfer_not_open
 */
async function chooseWire(
  tx: Transaction,
  services: Services,
  row: FundingRow,
  { confirmed, language }: { confirmed: string | undefined; language: Language },
): Promise<void> {
  const { clock, config } = services;
  const { investment, call } = row;
  const wire = { ...row, escrow: await escrowInForce(tx, clock, row.product.id) };
  if (!wire.escrow) throw new ApiError('wire_not_ready');
  const due = wireDue(config, wire);
  if (confirmed !== undefined && confirmed !== due)
    throw new ApiError('wire_changed', { values: { amount: formatExactDollars(row.due.amount, language) } });
  const confirmedNow = confirmed !== undefined;
  const actor: Act['actor'] = `account:${investment.accountId}`;
  const confirmedAt = wireConfirmedAt(config, wire) ?? (confirmedNow ? clock.now() : null);
  if (!confirmedAt) throw new ApiError('verbal_confirmation_missing');
  const chosen = await tx
    .update(investments)
    .set({
      transferMethod: 'wire',
      verballyConfirmedAt: confirmedAt,
      confirmedWire: due,
    })
    .where(and(eq(investments.id, investment.id), eq(investments.status, investment.status)))
    .returning({ id: investments.id });
  if (chosen.length === 0) throw new ApiError('transfer_not_open');
  await recordAct(tx, clock, {
    actor,
    act: 'investment.choose_method',
    object: `investment:${investment.id}`,
    detail: {
      method: 'wire',
      verbally_confirmed: confirmedNow,
      amount: row.due.amount,
      capital_call: call?.id ?? null,
    },
  });
  await withdrawEnvelopesWhere(tx, services, getAuthorizations(investment.id), actor);
}

async function fundingReply(
  row: FundingRow,
  services: Services,
  language: Language,
): Promise<ReplyOf<'getFunding'>> {
  const { clock, db } = services;
  const { investment, product } = row;
  const today = todayInNewYork(clock);
  const { name, phone } = BRAND.salesContact;
  const authorized = await authorizationInForce(db, row);
  const escrow = await escrowInForce(db, clock, product.id);
  const confirmedAt = wireConfirmedAt(services.config, { ...row, escrow });
  const shown = investment.transferMethod === 'wire' && confirmedAt !== null;
  return {
    investment_id: investment.id,
    product_name: product.name[language],
    investor_type: row.investor.investorType,
    amount: moneyToWire(row.due.amount),
    invested: moneyToWire(row.due.invested),
    fees: moneyToWire(row.due.fees),
    methods: [
      { method: 'wire', open: escrow !== undefined },
      { method: 'ach', open: canPayByAch(row) },
    ],
    method: investment.transferMethod,
    preferred_method: preferredMethod(row),
    payer: await loadPayer(db, services.vault, row, row.payer),
    ach_accounts: canPayByAch(row) ? await achAccounts(db, services, getDebtor(row)) : [],
    // An authorization of another amount, signed before the capital call, does not cover this one.
    debited_account: authorized?.amount === row.due.amount ? authorized.account : null,
    to_sign: await authorizationToSign(db, investment.id),
    wire_due: wireDue(services.config, { ...row, escrow }),
    verbally_confirmed_at: confirmedAt?.toISOString() ?? null,
    sales_contact: { name: name[language], phone },
    verification_code: wireCode(services.config, investment.id, escrow),
    account_changed_on: escrow?.changed ? dateInNewYork(escrow.inForceFrom) : null,
    wire: shown && escrow ? wireInstructions(services.vault, escrow, investment.id) : null,
    expected_between: {
      from: addBusinessDays(today, FUNDING_BUSINESS_DAYS.from),
      to: addBusinessDays(today, FUNDING_BUSINESS_DAYS.to),
    },
  };
}

// Code that the portal shows with the wire instructions and that the sales representative reads out on the phone. It is
// derived from the investment and the bank account, so forged instructions have no valid code.

/** Crockford's base 32, without characters that look or sound alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Formatted as `K7QM-42XP`. The code is not stored: it is derived from the link key each time. */
export function wireCode(
  { keys }: Pick<Config, 'keys'>,
  investmentId: string,
  escrow: Pick<EscrowAccount, 'id'> | undefined,
): string {
  const digest = keyedDigest(keys.link, 'wire_code', JSON.stringify([investmentId, escrow?.id ?? null]));
  const bytes = [...Buffer.from(digest, 'base64url').subarray(0, LENGTH)];
  const code = bytes.map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** An investment with the escrow account of its fund. */
interface Wire extends FundingRow {
  escrow: Pick<EscrowAccount, 'id'> | undefined;
}

/** Digest of the wire that is due now, as stored with its confirmation. */
const wireDue = (config: Pick<Config, 'keys'>, { investment, call, due, escrow }: Wire): string =>
  keyedDigest(
    config.keys.link,
    'confirmed_wire',
    JSON.stringify([wireCode(config, investment.id, escrow), call?.id ?? null, due.amount]),
  );

/** When the wire that is due now was confirmed. Null if it was not, even if an earlier wire was. */
const wireConfirmedAt = (config: Pick<Config, 'keys'>, wire: Wire): Date | null =>
  wire.investment.confirmedWire === wireDue(config, wire) ? wire.investment.verballyConfirmedAt : null;

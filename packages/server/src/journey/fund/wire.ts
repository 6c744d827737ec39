// Code that the portal shows with the wire instructions and that the sales representative reads out on the phone. It is
// derived from the investment and the bank account, so forged instructions have no valid code.
import type { EscrowAccount } from '../../bank-accounts/escrow-accounts';
import type { Config } from '../../config';
import { keyedDigest } from '../../security/secrets';
import type { FundingRow } from './funding-row';

/** Crockford's base 32, without characters that look or sound alike. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Formatted as `K7QM-42XP`. The code is not stored: it is derived from the link key each time. */
export function wireCode(
  { keys }: Pick<Config, 'keys'>,
  investmentId: string,
  escrow: Pick<EscrowAccount, 'id'> | undefined,
): string {
  const digest = keyedDigest(keys.link, 'wire_code', JSON.stringify([investmentId, escrow?.id ?? null]));
  const bytes = [...Buffer.from(digest, 'base64url').subarray(0, LENGTH)];
  const code = bytes.map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** An investment with the escrow account of its fund. */
export interface Wire extends FundingRow {
  escrow: Pick<EscrowAccount, 'id'> | undefined;
}

/** Digest of the wire that is due now, as stored with its confirmation. */
export const wireDue = (config: Pick<Config, 'keys'>, { investment, call, due, escrow }: Wire): string =>
  keyedDigest(
    config.keys.link,
    'confirmed_wire',
    JSON.stringify([wireCode(config, investment.id, escrow), call?.id ?? null, due.amount]),
  );

/** When the wire that is due now was confirmed. Null if it was not, even if an earlier wire was. */
export const wireConfirmedAt = (config: Pick<Config, 'keys'>, wire: Wire): Date | null =>
  wire.investment.confirmedWire === wireDue(config, wire) ? wire.investment.verballyConfirmedAt : null;

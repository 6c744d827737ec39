// The code that the portal shows beside the wire instructions and the sales representative says on the phone. It is of
// this investment and this very bank account: instructions that somebody else sent have none that fits.
import { BRAND } from '@quoin/rules';
import type { Config } from '../../config';
import { keyedDigest } from '../../security/secrets';
import type { FundingRow } from './funding-row';

/** Crockford's base 32: no sign is heard or read as another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** As `K7QM-42XP`. It is kept nowhere: whoever has the key of links makes it again. */
export function wireCode({ keys }: Pick<Config, 'keys'>, investmentId: string): string {
  const digest = keyedDigest(keys.link, 'wire_code', JSON.stringify([investmentId, BRAND.escrow]));
  const bytes = [...Buffer.from(digest, 'base64url').subarray(0, LENGTH)];
  const code = bytes.map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The wire that is due now, as it is kept with its confirmation. */
export const wireDue = (config: Pick<Config, 'keys'>, row: FundingRow): string =>
  keyedDigest(
    config.keys.link,
    'confirmed_wire',
    JSON.stringify([wireCode(config, row.investment.id), row.call?.id ?? null, row.due.amount]),
  );

/** When the wire that is due now was confirmed; null if it is not, whatever was confirmed before. */
export const wireConfirmedAt = (config: Pick<Config, 'keys'>, row: FundingRow): Date | null =>
  row.investment.confirmedWire === wireDue(config, row) ? row.investment.verballyConfirmedAt : null;

/** What an investor writes into the reference of a wire: enough of the investment's id to find it again. */
export const wireReference = (investmentId: string): string => investmentId.slice(0, 8);

// Which wire was confirmed on the phone: the one that the code was said for, of this amount and for this call. Another one
// is confirmed anew.
import type { Config } from '../../config';
import { keyedDigest } from '../../security/secrets';
import type { FundingRow } from './funding-row';
import { wireCode } from './wire-code';

/** The wire that is due now, as it is kept with its confirmation. */
export const wireDue = (config: Pick<Config, 'keys'>, row: FundingRow): string =>
  keyedDigest(
    config.keys.link,
    'confirmed_wire',
    JSON.stringify([wireCode(config, row.investment.id), row.call?.id ?? null, row.due]),
  );

/** When the wire that is due now was confirmed; null if it is not, whatever was confirmed before. */
export const wireConfirmedAt = (config: Pick<Config, 'keys'>, row: FundingRow): Date | null =>
  row.investment.confirmedWire === wireDue(config, row) ? row.investment.verballyConfirmedAt : null;

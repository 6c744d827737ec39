// The expected figures, computed from the events of the month independently of the product's rules, in whole cents and
// millionths of a unit as BigInt.
import type { FundId } from './people';

const UNIT = 1_000_000n;
/** A price has eight decimal places at most. */
const PRICE = 100_000_000n;

/** Converts a decimal to an integer number of its smallest units. */
export function scaled(decimal: string, places: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  const size = BigInt(whole.replace('-', '') + fraction.padEnd(places, '0'));
  return whole.startsWith('-') ? -size : size;
}
export const toCents = (dollars: string): bigint => scaled(dollars.replaceAll(',', ''), 2);
export const toDollars = (cents: bigint): string => decimal(cents, 2);
export const toUnits = (millionths: bigint): string => decimal(millionths, 6);

function decimal(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

export const multiplyByRate = (cents: bigint, rate: string): bigint => halfUp(cents * scaled(rate, 8), PRICE);

/** Rounds down, then adds a cent to the largest remainders, in order among equal ones. */
export function split(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, one) => all + one, 0n);
  const parts = weights.map((weight) => (total * weight) / sum);
  const missing = Number(total - parts.reduce((all, one) => all + one, 0n));
  const order = weights.map((weight, index) => ({ at: index, remainder: (total * weight) % sum }));
  order.sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of order.slice(0, missing)) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}

export class Holding {
  feesCharged = 0n;
  feesPaid = 0n;
  called = 0n;
  received = 0n;
  distributed = 0n;
  redeemed = 0n;
  /** Requested or approved redemptions that are not paid yet. */
  reserved = 0n;
  units = 0n;
  status: 'accepted' | 'current' | 'past' | 'over' = 'over';

  constructor(
    readonly fund: FundId,
    readonly committed: bigint,
  ) {}

  accept(rates: readonly string[]): void {
    this.status = 'accepted';
    this.feesCharged = rates.reduce((sum, rate) => sum + multiplyByRate(this.committed, rate), 0n);
  }

  call(amount: bigint): void {
    this.called += amount;
  }

  /** The amount due: the commitment of an investment without calls, or the rest of its calls, plus fees. */
  get due(): bigint {
    if (this.status === 'over' || this.status === 'past') return 0n;
    return (this.called || this.committed) - this.received + this.feesCharged - this.feesPaid;
  }

  /** Payments cover fees first. */
  pay(amount: bigint): void {
    const open = this.feesCharged - this.feesPaid;
    const fees = amount < open ? amount : open;
    this.feesPaid += fees;
    this.received += amount - fees;
  }

  /** Converts the amount received to units, rounded down. */
  activate(price: string): void {
    this.status = 'current';
    this.units += (this.received * UNIT * PRICE) / (100n * scaled(price, 8));
  }

  /** Value in whole cents, rounded half up. */
  worth(price: string, units = this.units): bigint {
    return halfUp(units * scaled(price, 8) * 100n, UNIT * PRICE);
  }

  redeem(price: string, amount: bigint): void {
    this.units -= (amount * UNIT * PRICE) / (100n * scaled(price, 8));
    this.redeemed += amount;
    this.reserved = 0n;
  }

  redeemAll(price: string): bigint {
    const amount = this.worth(price);
    this.redeemed += amount;
    this.units = 0n;
    this.reserved = 0n;
    this.status = 'past';
    return amount;
  }

  /** The figures that the portfolio shows. */
  figures(price: string) {
    const nav = this.worth(price);
    return {
      commitment: toDollars(this.committed),
      contribution: toDollars(this.received),
      fees_paid: toDollars(this.feesPaid),
      dividend: toDollars(this.distributed),
      withdrawn: toDollars(this.redeemed),
      // The portfolio shows no units if none are held.
      units: this.units === 0n ? null : toUnits(this.units),
      nav: toDollars(nav),
      net_gain_loss: toDollars(nav + this.distributed + this.redeemed - this.received - this.feesPaid),
    };
  }
}

export const total = (holdings: readonly Holding[], of: (holding: Holding) => bigint): bigint =>
  holdings.reduce((sum, one) => sum + of(one), 0n);

// Constraints on an amount, in decimal dollars as in the API, compared in whole cents.
import { isMultipleOf, moneyFromWire } from '@quoin/rules';

export interface AmountDemands {
  minimum?: string;
  maximum?: string;
  multiple?: string;
}

/** Returns the first constraint that the amount violates; undefined for an empty or incomplete amount. */
export function brokenDemand(
  amount: string,
  { minimum, maximum, multiple }: AmountDemands,
): keyof AmountDemands | undefined {
  const [given, least, most, step] = [amount, minimum, maximum, multiple].map((wire) =>
    moneyFromWire(wire ?? ''),
  );
  if (given === undefined) return undefined;
  if (least !== undefined && given < least) return 'minimum';
  if (most !== undefined && given > most) return 'maximum';
  return step && !isMultipleOf(given, step) ? 'multiple' : undefined;
}

/** Returns the names of constraints that are not decimal dollars: a mistake in the code of the form. */
export const unreadableDemands = (demands: AmountDemands): string[] =>
  Object.entries(demands)
    .filter(([, wire]) => typeof wire === 'string' && moneyFromWire(wire) === undefined)
    .map(([name]) => name);

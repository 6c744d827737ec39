// What a field may ask of an amount. All in decimal dollars as on the wire; compared as whole cents.
import { isMultipleOf, moneyFromWire } from '@quoin/rules';

export interface AmountDemands {
  minimum?: string;
  maximum?: string;
  multiple?: string;
}

/** The first demand that the amount does not meet; none for an amount that is not there yet. */
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

/** The names of the demands that are no decimal dollars: a mistake in the code of the form. */
export const unreadableDemands = (demands: AmountDemands): string[] =>
  Object.entries(demands)
    .filter(([, wire]) => typeof wire === 'string' && moneyFromWire(wire) === undefined)
    .map(([name]) => name);

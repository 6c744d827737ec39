import { moneyToWire, thresholdsOn, type RulebookEdition, type ThresholdName } from '@quoin/rules';
import { useFormat } from '@quoin/ui';
import { useToday } from '../../browser/server-time';

/** The thresholds of the law in force today, and each as a person reads it. */
export function useAmounts(edition?: RulebookEdition) {
  const { money } = useFormat();
  const thresholds = thresholdsOn(useToday(), edition);
  const dollars = (name: ThresholdName) => money(moneyToWire(thresholds[name].amount), { digits: 0 });
  return { thresholds, dollars };
}

import { warnInDevelopment } from '../behaviour/warn-in-development';

/** A controlled field that tells nobody what is answered: every key would be taken back, or lost. */
export function warnOfFixedValue(
  component: string,
  value: unknown,
  onChange: unknown,
  answered: 'entered' | 'chosen' | 'ticked' | 'turned' = 'entered',
): void {
  if (value === undefined || onChange) return;
  warnInDevelopment(
    component,
    () => `has a value and no onChange, so nothing can be ${answered}. Give it onChange, or defaultValue.`,
  );
}

import { warnInDevelopment } from '../behaviour';

/** A controlled field that tells nobody what is entered: every key would be taken back, or lost. */
export function warnOfFixedValue(component: string, value: unknown, onChange: unknown): void {
  if (value === undefined || onChange) return;
  warnInDevelopment(
    component,
    'has a value and no onChange, so nothing can be entered. Give it onChange, or defaultValue.',
  );
}

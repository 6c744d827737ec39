// A text that a browser keeps for some days, with the instant from which they count. A browser that forbids storage keeps none.
import { remember } from './remembered';

const DAY_MS = 86_400_000;

export interface Keeping {
  storedAs: string;
  /** What the text is called in the stored record. */
  field: string;
  days: number;
}

/** Null when there is none, when its days are over, or when something else stands in its place. */
export function kept({ storedAs, field, days }: Keeping): string | null {
  const record = storedRecord(storedAs);
  const text = record[field];
  const age = Date.now() - Number(record['timestamp']);
  return typeof text === 'string' && age < days * DAY_MS ? text : null;
}

export function keep({ storedAs, field }: Keeping, text: string): void {
  remember(storedAs, JSON.stringify({ [field]: text, timestamp: Date.now() }));
}

export function forget({ storedAs }: Keeping): void {
  try {
    window.localStorage.removeItem(storedAs);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function storedRecord(storedAs: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(window.localStorage.getItem(storedAs) ?? '{}') };
  } catch {
    return {};
  }
}

// Strings in local storage that expire after some days. Without access to storage nothing is saved.
import { saveLocally } from './choices';

const DAY_MS = 86_400_000;

export interface ExpiringEntry {
  key: string;
  /** Property of the stored record that contains the string. */
  field: string;
  days: number;
}

/** Null when the entry is missing, expired or malformed. */
export function readExpiring({ key, field, days }: ExpiringEntry): string | null {
  const record = readRecord(key);
  const text = record[field];
  const age = Date.now() - Number(record['timestamp']);
  return typeof text === 'string' && age < days * DAY_MS ? text : null;
}

export function saveExpiring({ key, field }: ExpiringEntry, text: string): void {
  saveLocally(key, JSON.stringify({ [field]: text, timestamp: Date.now() }));
}

export function removeExpiring({ key }: ExpiringEntry): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was saved.
  }
}

function readRecord(key: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(window.localStorage.getItem(key) ?? '{}') };
  } catch {
    return {};
  }
}

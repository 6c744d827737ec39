// Input of a flow, kept in session storage until the flow is completed (docs/decisions/flow-drafts.md).

const PREFIX = 'quoin.flow.';

/** E-mail of the signed-in user; null for a visitor. */
type Owner = string | null;

interface Draft {
  owner: Owner;
  values: object;
}

/** @returns `first`, overwritten by what this user has entered since */
export function readFlowDraft<Values extends object>(flow: string, owner: Owner, first: Values): Values {
  const draft = readStoredDraft(PREFIX + flow);
  if (draft?.owner !== owner) return first;
  const fitting = Object.entries(draft.values).filter(([name, value]) =>
    fits(Reflect.get(first, name), value),
  );
  return { ...first, ...Object.fromEntries(fitting) };
}

export function writeFlowDraft(flow: string, owner: Owner, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + flow, JSON.stringify({ owner, values }));
  } catch {
    // Storage is blocked or full: the answers last as long as the page.
  }
}

export function removeFlowDraft(flow: string): void {
  removeWhere((key) => key === PREFIX + flow);
}

/** Removes every draft, or every draft of other users. */
export function removeFlowDrafts(exceptKey?: string): void {
  removeWhere(
    (key) => key.startsWith(PREFIX) && (exceptKey === undefined || readStoredDraft(key)?.owner !== exceptKey),
  );
}

function removeWhere(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

function readStoredDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

/** A newer release may expect another type of value. A field that starts empty accepts any. */
const fits = (first: unknown, value: unknown): boolean =>
  first === undefined ||
  first === null ||
  (typeof first === typeof value && Array.isArray(first) === Array.isArray(value));

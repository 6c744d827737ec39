// Objects and secrets in calls of the contract, and minimal inputs for their schemas.
import { CONTRACT, Id, type Call, type CallName } from '@quoin/contract';

export const OBJECTS = [
  'investmentId',
  'investorId',
  'fileId',
  'envelopeId',
  'redemptionId',
  'bankAccountId',
  'brokerageAccountId',
  'passkeyId',
  'sessionId',
] as const;
/**
 * Objects that occur only in bodies and queries: a document of an investment, the notice of its capital call, the key of an
 * archive.
 */
type NamedElsewhere = 'documentId' | 'noticeId' | 'downloadToken';
export type Ids = Record<(typeof OBJECTS)[number] | NamedElsewhere, string>;

/** Visible to every signed-in account; the last two belong to visits, which have no account. */
const SHARED: readonly string[] = [
  'productId',
  'product_id',
  'companyId',
  'webinarId',
  'must_read',
  'id',
  'ref_id',
];
/** Secrets that the caller enters, each tested in its own file. */
const OWN_SECRETS: readonly string[] = [
  'ticket',
  'sms_code',
  'referral_code',
  'recovery_code',
  'clientDataJSON',
  'authenticatorData',
  'attestationObject',
  'signature',
  'userHandle',
];

export const MISSING: Ids = {
  investmentId: 'missing-investment',
  investorId: 'missing-investor',
  fileId: 'missing-file',
  envelopeId: 'missing-envelope',
  redemptionId: 'missing-redemption',
  bankAccountId: 'missing-bank-account',
  brokerageAccountId: 'missing-brokerage-account',
  passkeyId: 'missing-passkey',
  sessionId: 'missing-session',
  documentId: 'missing-document',
  noticeId: 'missing-notice',
  downloadToken: 'missing-token',
};

/** Object by name of a field in a body or a query. */
export const ID_OF_NAME: Record<string, keyof Ids> = {
  ...Object.fromEntries(OBJECTS.map((object) => [object, object])),
  investment_id: 'investmentId',
  investor_id: 'investorId',
  file_ids: 'documentId',
  account_id: 'bankAccountId',
  bank_account_id: 'bankAccountId',
  token: 'downloadToken',
};

const ID_PATTERN: unknown = Object(Id).pattern;

interface Filling {
  ids: Ids;
  code: string;
}

/** Smallest value that a schema accepts. Ids refer to existing objects. */
export function sample(shape: Call['reply'], name: string, filling: Filling): unknown {
  const { type, anyOf, properties, required, items, minItems, minimum, pattern } = Object(shape);
  const choices: unknown = Object(shape).enum;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(anyOf)) return sample(anyOf[0], name, filling);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        ((required ?? []) as string[]).map((part) => [part, sample(properties[part], part, filling)]), // as defined by JSON Schema
      );
    case 'array':
      return Array.from({ length: minItems ?? 0 }, () => sample(items, name, filling));
    case 'integer':
      return minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return createText(name, pattern, filling);
  }
}

function createText(name: string, pattern: string | undefined, { ids, code }: Filling): string {
  if (name === 'access_code') return code;
  const object = ID_OF_NAME[name];
  if (object) return ids[object];
  return pattern?.includes('\\d{4}-\\d{2}-\\d{2}') ? '2029-06-05' : 'x';
}

/** Objects in the path of a call. */
export function objectsIn(name: CallName): (keyof Ids)[] {
  const row: Call = CONTRACT[name];
  return Object.entries(row.params?.properties ?? {}).flatMap(([part, shape]) => {
    if (SHARED.includes(part) || 'enum' in shape) return [];
    const object = OBJECTS.find((known) => known === part);
    if (!object) throw new Error(`${name}: whose is a ${part}? Add it to OBJECTS, or to SHARED`);
    return [object];
  });
}

/** Objects and secrets in body and query of a call, by field name. */
export function referencesIn(name: CallName): string[] {
  const { body, query }: Call = CONTRACT[name];
  const found = [body, query].flatMap((shape) => (shape ? namesIn(shape, '') : []));
  return [...new Set(found)].filter((field) => !SHARED.includes(field) && !OWN_SECRETS.includes(field));
}

function namesIn(shape: Call['reply'], name: string): string[] {
  const { anyOf, items, pattern, properties } = Object(shape);
  if (Array.isArray(anyOf)) return anyOf.flatMap((choice) => namesIn(choice, name));
  if (items) return namesIn(items, name);
  if (properties)
    return Object.entries<Call['reply']>(properties).flatMap(([part, inner]) => namesIn(inner, part));
  if (pattern !== ID_PATTERN && !/(_ids?|_code|token|ticket)$/.test(name)) return [];
  if (name in ID_OF_NAME || name === 'access_code') return [name];
  if (SHARED.includes(name) || OWN_SECRETS.includes(name)) return [name];
  throw new Error(`whose is a ${name}? Add it to ID_OF_NAME, to SHARED or to OWN_SECRETS`);
}

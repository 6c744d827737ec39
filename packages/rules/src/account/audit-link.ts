// The input of the hash of an audit entry, so that a reader of the entry can verify the hash.

export interface AuditLink {
  /** Counted from 1, in the order of the commits. */
  position: number;
  seq: number;
  /** ISO 8601, UTC, microseconds. */
  at: string;
  actor: string;
  act: string;
  object: string;
  /** JSON in PostgreSQL's text form of jsonb. */
  detail: string;
}

/**
 * Netstrings in UTF-8 of the previous hash and the parts of the entry. The hexadecimal SHA-256 of this text is the hash
 * of the entry. @param previous empty for the first entry
 */
export const auditLinkText = (
  previous: string,
  { position, seq, at, actor, act, object, detail }: AuditLink,
): string => [previous, `${position}`, `${seq}`, at, actor, act, object, detail].map(netstring).join('');

const netstring = (text: string): string => `${new TextEncoder().encode(text).length}:${text},`;

// What the hash of an act in the audit trail is made over, so that whoever was given an act can reckon its hash again.

export interface AuditLink {
  /** From one up, in the order of the commits. */
  position: number;
  seq: number;
  /** ISO 8601, UTC, microseconds. */
  at: string;
  actor: string;
  act: string;
  object: string;
  /** JSON as PostgreSQL writes a jsonb. */
  detail: string;
}

/**
 * Netstrings, in UTF-8, of the hash before it and the act's own parts; the SHA-256 of this text, in hexadecimal, is the
 * act's hash. @param previous empty before the first act
 */
export const auditLinkText = (
  previous: string,
  { position, seq, at, actor, act, object, detail }: AuditLink,
): string => [previous, `${position}`, `${seq}`, at, actor, act, object, detail].map(netstring).join('');

const netstring = (text: string): string => `${new TextEncoder().encode(text).length}:${text},`;

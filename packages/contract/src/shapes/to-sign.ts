import { ENVELOPE_STATUSES } from '@quoin/rules';
import { Id, OneOf } from './primitives';

/** A request for signature that is open: what it asks for is not in force yet. */
export const toSign = { envelope_id: Id, status: OneOf(ENVELOPE_STATUSES) };

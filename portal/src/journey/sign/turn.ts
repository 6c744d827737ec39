// Whose turn it is on an envelope of several signers.
import type { Envelope } from './SigningScreen';

export const signTogether = ({ signers }: Pick<Envelope, 'signers'>): boolean => signers.length > 1;

/** Counts from 1; behind the last place once all have signed. */
export const placeAtTurn = ({ signers }: Pick<Envelope, 'signers'>): number =>
  signers.filter(({ signed_at }) => signed_at !== null).length + 1;

/** Every act says which of several signers it is of, so that a page left open never signs for the next one. */
export const bySigner = (envelope: Envelope): { signer?: number } =>
  signTogether(envelope) ? { signer: placeAtTurn(envelope) } : {};

import { useCallback } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';

/** What the page shows is no more so: asked for the envelope again, the server says how far it is, and whom it waits for. */
const OVERTAKEN: readonly (string | undefined)[] = [
  'user_authentication_failed',
  'another_signer_is_next',
  'agreement_already_signed',
  'document_already_signed',
  'envelope_cancelled',
  'signature_link_expired',
];

/** The check of who signs may lapse meanwhile, and another window may have signed, declined or gone on to the next signer. */
export function useOvertaken(envelopeId: string): (failure: unknown) => Promise<void> {
  const [askAgain] = api.useLazyGetEnvelopeQuery();
  return useCallback(
    async (failure) => {
      if (isCallError(failure) && OVERTAKEN.includes(failure.name))
        await askAgain({ params: { envelopeId } });
    },
    [askAgain, envelopeId],
  );
}

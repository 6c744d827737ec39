import { useCallback } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';

/** What the page shows is no more so: asked for the envelope again, the server says whom it waits for, and for what. */
const OVERTAKEN: readonly (string | undefined)[] = ['user_authentication_failed', 'another_signer_is_next'];

/** The check of who signs may lapse meanwhile, and another window may have gone on to the next signer. */
export function useLapsedCheck(envelopeId: string): (failure: unknown) => Promise<void> {
  const [askAgain] = api.useLazyGetEnvelopeQuery();
  return useCallback(
    async (failure) => {
      if (isCallError(failure) && OVERTAKEN.includes(failure.name))
        await askAgain({ params: { envelopeId } });
    },
    [askAgain, envelopeId],
  );
}

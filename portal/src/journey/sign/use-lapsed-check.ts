import { useCallback } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';

/** The identity check may lapse meanwhile: asked for the envelope again, the server says so, and the page asks who it is. */
export function useLapsedCheck(envelopeId: string): (failure: unknown) => Promise<void> {
  const [askAgain] = api.useLazyGetEnvelopeQuery();
  return useCallback(
    async (failure) => {
      if (isCallError(failure) && failure.name === 'user_authentication_failed')
        await askAgain({ params: { envelopeId } });
    },
    [askAgain, envelopeId],
  );
}

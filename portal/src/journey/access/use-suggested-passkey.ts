import type { BodyOf } from '@quoin/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/api';
import { type CallError, shownError } from '../../api/call-error';
import { askPasskey, canSuggestPasskeys, takeBackSuggestion } from '../../authentication/passkey';

/** Time before its expiry at which a challenge is replaced. */
const SPARE_MS = 30_000;

/**
 * Offers the site's passkeys in the autofill of the e-mail field.
 * @param onAnswer may reject with a failed call
 * @returns the error of the selected passkey; passkeys are then offered again
 */
export function useSuggestedPasskey(onAnswer: (body: BodyOf<'signInByPasskey'>) => Promise<unknown>) {
  const [begin] = api.useBeginPasskeySignInMutation();
  const [refused, setRefused] = useState<CallError>();
  const answer = useEffectEvent(onAnswer);

  useEffect(() => {
    let left = false;
    let timer: number | undefined;

    async function suggest() {
      if (!(await canSuggestPasskeys())) return;
      while (!left) {
        const { data: options } = await begin();
        if (left || !options) return;
        const lapse = new Promise<undefined>((lapsed) => {
          timer = window.setTimeout(lapsed, options.timeout - SPARE_MS);
        });
        const picked = await Promise.race([askPasskey(options, { suggested: true }), lapse]);
        clearTimeout(timer);
        if (!picked) continue;
        if (left || !picked.credential) return;
        try {
          await answer({ credential: picked.credential });
          return;
        } catch (failure) {
          setRefused(shownError(failure));
        }
      }
    }

    void suggest();
    return () => {
      left = true;
      clearTimeout(timer);
      void takeBackSuggestion();
    };
  }, [begin]);

  return refused;
}

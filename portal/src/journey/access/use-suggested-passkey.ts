import type { BodyOf } from '@quoin/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/api';
import { type CallError, shownError } from '../../api/call-error';
import { askPasskey, canSuggestPasskeys, takeBackSuggestion } from '../../authentication/passkey';

/** A new challenge takes the place of one this long before its end. */
const SPARE_MS = 30_000;

/**
 * Offers the passkeys of this site among what the browser suggests for the e-mail.
 * @param onAnswer rejects with a failed call
 * @returns why the one that was picked came to nothing; another is then offered
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

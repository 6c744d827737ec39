import type { BodyOf } from '@quoin/contract';
import { Divider, Stack } from '@quoin/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/api';
import { CallErrorBanner } from '../../components/FailedCall';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';
import {
  askPasskey,
  canSuggestPasskeys,
  hasPasskeys,
  takeBackSuggestion,
} from '../../authentication/passkey';
import { PasskeyButton } from '../../authentication/PasskeyButton';
import { toShownError, type CallError } from '../../api/call-error';

/**
 * Sign-in by passkey, by its button or from autofill of the e-mail field of the form below it. Renders nothing without
 * browser support.
 */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const text = useText();
  const [begin] = api.useBeginPasskeySignInMutation();
  const [signIn] = api.useSignInByPasskeyMutation();
  const enter = async (body: BodyOf<'signInByPasskey'>) =>
    onSignedIn((await signIn({ body }).unwrap()).token);
  const refused = useSuggestedPasskey(enter);
  if (!hasPasskeys()) return null;
  return (
    <Stack gap={6}>
      <CallErrorBanner signal="warning" error={refused} />
      <PasskeyButton label={text('access.passkey.sign_in')} begin={() => begin().unwrap()} onAnswer={enter} />
      <Divider />
      <Note>{text('access.passkey.or')}</Note>
    </Stack>
  );
}

/** Time before its expiry at which a challenge is replaced. */
const RENEWAL_MARGIN_MS = 30_000;

/**
 * Offers the site's passkeys in the autofill of the e-mail field.
 * @param onAnswer may reject with a failed call
 * @returns the error of the selected passkey; passkeys are then offered again
 */
function useSuggestedPasskey(onAnswer: (body: BodyOf<'signInByPasskey'>) => Promise<unknown>) {
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
          timer = window.setTimeout(lapsed, options.timeout - RENEWAL_MARGIN_MS);
        });
        const picked = await Promise.race([askPasskey(options, { suggested: true }), lapse]);
        clearTimeout(timer);
        if (!picked) continue;
        if (left || !picked.credential) return;
        try {
          await answer({ credential: picked.credential });
          return;
        } catch (failure) {
          setRefused(toShownError(failure));
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

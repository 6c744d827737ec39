import type { BodyOf } from '@quoin/contract';
import { api } from '../../api/api';
import { CallErrorBanner } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { PasskeyButton } from '../../authentication/PasskeyButton';
import { useSuggestedPasskey } from './use-suggested-passkey';

/** Sign-in by passkey instead of e-mail and password: by its button or from autofill of the e-mail field. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const text = useText();
  const [begin] = api.useBeginPasskeySignInMutation();
  const [signIn] = api.useSignInByPasskeyMutation();
  const enter = async (body: BodyOf<'signInByPasskey'>) =>
    onSignedIn((await signIn({ body }).unwrap()).token);
  const refused = useSuggestedPasskey(enter);
  return (
    <>
      <CallErrorBanner signal="warning" error={refused} />
      <PasskeyButton label={text('access.passkey.sign_in')} begin={() => begin().unwrap()} onAnswer={enter} />
    </>
  );
}

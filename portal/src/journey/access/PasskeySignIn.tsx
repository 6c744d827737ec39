import type { BodyOf } from '@quoin/contract';
import { Banner } from '@quoin/ui';
import { api } from '../../api/api';
import { useErrorSentence, useText } from '../../i18n';
import { PasskeyButton } from '../../authentication/PasskeyButton';
import { useSuggestedPasskey } from './use-suggested-passkey';

/** A passkey in place of e-mail and password: by its button, or picked where the e-mail is typed. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const [begin] = api.useBeginPasskeySignInMutation();
  const [signIn] = api.useSignInByPasskeyMutation();
  const enter = async (body: BodyOf<'signInByPasskey'>) =>
    onSignedIn((await signIn({ body }).unwrap()).token);
  const refused = useSuggestedPasskey(enter);
  return (
    <>
      {refused && (
        <Banner signal="warning" announce="assertive">
          {errorSentence(refused)}
        </Banner>
      )}
      <PasskeyButton label={text('access.passkey.sign_in')} begin={() => begin().unwrap()} onAnswer={enter} />
    </>
  );
}

import { api } from '../../api/api';
import { useText } from '../../i18n';
import { PasskeyButton } from './PasskeyButton';

export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const text = useText();
  const [begin] = api.useBeginPasskeySignInMutation();
  const [signIn] = api.useSignInByPasskeyMutation();
  return (
    <PasskeyButton
      label={text('access.passkey.sign_in')}
      begin={() => begin().unwrap()}
      onAnswer={async (body) => onSignedIn((await signIn({ body }).unwrap()).token)}
    />
  );
}

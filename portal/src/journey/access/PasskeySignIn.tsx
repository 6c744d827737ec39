import { api } from '../../api/api';
import { useText } from '../../i18n';
import { askPasskey } from './passkey';
import { PasskeyButton } from './PasskeyButton';

export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const text = useText();
  const [begin] = api.useBeginPasskeySignInMutation();
  const [signIn] = api.useSignInByPasskeyMutation();
  return (
    <PasskeyButton
      label={text('access.passkey.sign_in')}
      run={async () => {
        const { credential, refused } = await askPasskey(await begin().unwrap());
        if (!credential) return refused;
        const { token } = await signIn({ body: { credential } }).unwrap();
        onSignedIn(token);
        return undefined;
      }}
    />
  );
}

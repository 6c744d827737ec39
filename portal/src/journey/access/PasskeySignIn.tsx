import type { BodyOf } from '@quoin/contract';
import { Divider, Stack } from '@quoin/ui';
import { api } from '../../api/api';
import { CallErrorBanner } from '../../components/FailedCall';
import { Note } from '../../components/Note';
import { useText } from '../../i18n';
import { hasPasskeys } from '../../authentication/passkey';
import { PasskeyButton } from '../../authentication/PasskeyButton';
import { useSuggestedPasskey } from './use-suggested-passkey';

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

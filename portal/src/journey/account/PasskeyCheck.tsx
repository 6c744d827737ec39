import { api } from '../../api/api';
import { useText } from '../../i18n';
import { askPasskey, PasskeyButton } from '../access';

/** A passkey in place of the password, where the account has one. */
export function PasskeyCheck({ onChecked }: { onChecked: () => unknown }) {
  const text = useText();
  const { data } = api.useListPasskeysQuery();
  const [begin] = api.useBeginPasskeyCheckMutation();
  const [verify] = api.useVerifyPasskeyMutation();
  if (!data?.items.length) return null;
  return (
    <PasskeyButton
      label={text('account.check.passkey')}
      run={async () => {
        const { credential, refused } = await askPasskey(await begin().unwrap());
        if (!credential) return refused;
        await verify({ body: { credential } }).unwrap();
        await onChecked();
        return undefined;
      }}
    />
  );
}

import { api } from '../../api/api';
import { useText } from '../../i18n';
import { PasskeyButton } from '../access';

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
      begin={() => begin().unwrap()}
      onAnswer={async (body) => {
        await verify({ body }).unwrap();
        await onChecked();
      }}
    />
  );
}

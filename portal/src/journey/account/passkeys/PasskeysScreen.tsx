// Passkeys, and the recovery codes that replace the phone.
import { api } from '../../../api/api';
import { AccountData } from '../../../account-page/AccountData';
import { AccountPage } from '../../../account-page/AccountPage';
import { PasskeyList } from './PasskeyList';
import { RecoveryCodes } from './RecoveryCodes';

export default function PasskeysScreen() {
  const query = api.useListPasskeysQuery();
  return (
    <AccountPage>
      <AccountData query={query}>
        {({ items, recovery_codes_left }) => (
          <>
            <PasskeyList items={items} />
            <RecoveryCodes left={recovery_codes_left} />
          </>
        )}
      </AccountData>
    </AccountPage>
  );
}

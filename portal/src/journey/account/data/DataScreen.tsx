// "My data": create an archive of all data, verify an archive, delete the account.
import { api } from '../../../api/api';
import { AccountData } from '../../../account-page/AccountData';
import { AccountPage } from '../../../account-page/AccountPage';
import { CheckArchive } from './CheckArchive';
import { DataArchive } from './DataArchive';
import { DeleteAccount } from './DeleteAccount';

/** Polling interval while the archive is being created. */
const POLL_MS = 2_000;

export default function DataScreen() {
  const { data } = api.useGetMyDataQuery();
  const query = api.useGetMyDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: data?.archive?.status === 'preparing' ? POLL_MS : 0,
  });
  return (
    <AccountPage>
      <AccountData query={query}>
        {({ archive, deletion, deletable, kept }) => (
          <>
            <DataArchive archive={archive} />
            <CheckArchive />
            <DeleteAccount deletion={deletion} deletable={deletable} kept={kept} />
          </>
        )}
      </AccountData>
    </AccountPage>
  );
}

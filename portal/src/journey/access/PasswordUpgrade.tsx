import { lazy } from 'react';
import { api } from '../../api/api';
import { PagePart, PartFailedNotice } from '../../app/PagePart';

/** For accounts of an older scheme alone. */
const UpgradeModal = lazy(() => import('./UpgradeModal'));

/** Covers every screen of an account made under an older scheme until its password was entered again. */
export function PasswordUpgrade() {
  const { data: me } = api.useGetUserInfoQuery();
  if (!me?.password_upgrade) return null;
  return (
    <PagePart fallback={<PartFailedNotice />}>
      <UpgradeModal email={me.email} />
    </PagePart>
  );
}

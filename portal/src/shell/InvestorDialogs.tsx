import { InviteFriends } from '../journey/refer/InviteFriends';
import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { api } from '../api/api';
import { PartBoundary, PartErrorNotice } from '../components/PartBoundary';

const VERIFICATION = '/user/verification';

/** For accounts of an older scheme alone. */
const UpgradeModal = lazy(() => import('../journey/access/UpgradeModal'));

/** Dialogs that may open on any page of a signed-in investor. */
export default function InvestorDialogs() {
  return (
    <>
      <InviteFriends />
      <PasswordUpgrade />
      <PhoneRequired />
    </>
  );
}

/** Leads an investor whose phone support has removed to the steps that put another one on file. */
export function PhoneRequired() {
  const { data: me } = api.useGetUserInfoQuery();
  const { pathname } = useLocation();
  if (!me?.phone_required || pathname.startsWith(VERIFICATION)) return null;
  return <Navigate to={`${VERIFICATION}/step`} replace />;
}

/** Covers every screen of an account made under an older scheme until its password was entered again. */
export function PasswordUpgrade() {
  const { data: me } = api.useGetUserInfoQuery();
  if (!me?.password_upgrade) return null;
  return (
    <PartBoundary fallback={<PartErrorNotice />}>
      <UpgradeModal email={me.email} />
    </PartBoundary>
  );
}

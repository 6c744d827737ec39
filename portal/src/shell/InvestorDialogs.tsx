import { InviteFriends } from '../journey/refer/InviteFriends';
import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { api } from '../api/api';
import { PartBoundary, PartErrorNotice } from '../components/PartBoundary';

const VERIFICATION = '/user/verification';

/** Lazy: only accounts with an old password scheme need it. */
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

/** Redirects an investor whose phone number support has removed to the steps that add a new one. */
export function PhoneRequired() {
  const { data: me } = api.useGetUserInfoQuery();
  const { pathname } = useLocation();
  if (!me?.phone_required || pathname.startsWith(VERIFICATION)) return null;
  return <Navigate to={`${VERIFICATION}/step`} replace />;
}

/** Covers every screen of an account with an old password scheme until the user enters the password again. */
export function PasswordUpgrade() {
  const { data: me } = api.useGetUserInfoQuery();
  if (!me?.password_upgrade) return null;
  return (
    <PartBoundary fallback={<PartErrorNotice />}>
      <UpgradeModal email={me.email} />
    </PartBoundary>
  );
}

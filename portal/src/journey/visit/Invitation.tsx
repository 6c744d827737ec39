import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { PartBoundary } from '../../components/PartBoundary';
import { selectReferral } from '../../session/referral-slice';

const InvitationOffer = lazy(() => import('./InvitationOffer'));

/** For a visitor who came by an invitation. Everybody else gets nothing, and loads nothing. */
export const Invitation = () =>
  useSelector(selectReferral) !== null && (
    <PartBoundary>
      <InvitationOffer />
    </PartBoundary>
  );

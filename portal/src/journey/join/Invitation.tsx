import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { PagePart } from '../../app/PagePart';
import { selectReferral } from '../../app/referral-slice';

const InvitationOffer = lazy(() => import('./InvitationOffer'));

/** For a visitor who came by an invitation. Everybody else gets nothing, and loads nothing. */
export const Invitation = () =>
  useSelector(selectReferral) !== null && (
    <PagePart>
      <InvitationOffer />
    </PagePart>
  );

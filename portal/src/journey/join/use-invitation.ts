import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { selectReferral } from '../../session/referral-slice';

/** Loads the invitation of the visitor's referral code. Without a code it sends no request. */
export function useInvitation() {
  const refId = useSelector(selectReferral);
  const query = api.useGetInvitationQuery(refId === null ? skipToken : { query: { ref_id: refId } });
  return { ...query, refId };
}

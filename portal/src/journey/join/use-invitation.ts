import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { selectReferral } from '../../session/referral-slice';

/** The invitation by which somebody came, as the server knows it; without one nothing is asked. */
export function useInvitation() {
  const refId = useSelector(selectReferral);
  const query = api.useGetInvitationQuery(refId === null ? skipToken : { query: { ref_id: refId } });
  return { ...query, refId };
}

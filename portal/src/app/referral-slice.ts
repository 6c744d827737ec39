// By whose link somebody came: the referral code of the `ref_id`, kept by the browser until the sign-up, or its days are over.
import { REFERRAL_ID_DAYS } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forget, keep, kept } from './kept-for-days';
import { tellServer } from './remembered';

const REFERRAL = { storedAs: 'quoin.referral', field: 'ref_id', days: REFERRAL_ID_DAYS };
const LONGEST_REF_ID = 64;

interface ReferralState {
  refId: string | null;
}

const referral = createSlice({
  name: 'referral',
  initialState: (): ReferralState => ({ refId: kept(REFERRAL) }),
  reducers: {
    referralChanged: (state, action: PayloadAction<string | null>) => {
      state.refId = action.payload;
    },
  },
  selectors: { selectReferral: (state) => state.refId },
});

export const referralReducer = referral.reducer;
export const { selectReferral } = referral.selectors;

export function keepReferral(refId: string) {
  keep(REFERRAL, refId);
  tellServer(REFERRAL.storedAs, 'kept', REFERRAL.days);
  return referral.actions.referralChanged(refId);
}

export function forgetReferral() {
  forget(REFERRAL);
  tellServer(REFERRAL.storedAs, '', 0);
  return referral.actions.referralChanged(null);
}

/** The code in the query of an address; undefined when there is none, or what nobody's code can be. */
export function refIdIn(search: string): string | undefined {
  const refId = new URLSearchParams(search).get('ref_id')?.trim() ?? '';
  return refId !== '' && refId.length <= LONGEST_REF_ID ? refId : undefined;
}

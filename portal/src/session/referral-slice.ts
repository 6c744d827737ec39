// The referral code of `ref_id`, saved until sign-up or until it expires.
import { REFERRAL_ID_DAYS } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { removeExpiring, saveExpiring, readExpiring } from '../browser/expiring-storage';
import { setCookie } from '../browser/choices';

const REFERRAL = { key: 'quoin.referral', field: 'ref_id', days: REFERRAL_ID_DAYS };
const MAX_REF_ID_LENGTH = 64;

export const referral = createSlice({
  name: 'referral',
  initialState: () => readExpiring(REFERRAL),
  reducers: {
    referralChanged: (_before, { payload }: PayloadAction<string | null>) => payload,
  },
  selectors: { selectReferral: (state) => state },
});

export const { selectReferral } = referral.selectors;

export function saveReferral(refId: string) {
  saveExpiring(REFERRAL, refId);
  setCookie(REFERRAL.key, 'kept', REFERRAL.days);
  return referral.actions.referralChanged(refId);
}

export function clearReferral() {
  removeExpiring(REFERRAL);
  setCookie(REFERRAL.key, '', 0);
  return referral.actions.referralChanged(null);
}

/** The referral code in a query; undefined when it is missing or too long. */
export function parseReferralId(search: string): string | undefined {
  const refId = new URLSearchParams(search).get('ref_id')?.trim() ?? '';
  return refId !== '' && refId.length <= MAX_REF_ID_LENGTH ? refId : undefined;
}

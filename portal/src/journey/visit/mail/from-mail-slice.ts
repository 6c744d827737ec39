// The record of a visit by an e-mailed link: its id is kept by the browser, so that the next look counts to it.
import { FROM_MAIL_DAYS } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forget, keep, kept } from '../../../app/kept-for-days';

const FROM_MAIL = { storedAs: 'quoin.from_mail', field: 'id', days: FROM_MAIL_DAYS };

interface FromMailState {
  /** Null when nobody came by a mail in the last days. */
  id: string | null;
}

const fromMail = createSlice({
  name: 'fromMail',
  initialState: (): FromMailState => ({ id: kept(FROM_MAIL) }),
  reducers: {
    recordChanged: (state, action: PayloadAction<string | null>) => {
      state.id = action.payload;
    },
  },
  selectors: { selectFromMail: (state) => state.id },
});

export const fromMailReducer = fromMail.reducer;
export const { selectFromMail } = fromMail.selectors;

/** The days count from the visit that began the record: another look at it does not make it last longer. */
export function keepFromMail(id: string) {
  if (kept(FROM_MAIL) !== id) keep(FROM_MAIL, id);
  return fromMail.actions.recordChanged(id);
}

export function forgetFromMail() {
  forget(FROM_MAIL);
  return fromMail.actions.recordChanged(null);
}

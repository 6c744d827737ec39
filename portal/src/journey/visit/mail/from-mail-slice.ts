// The record of a visit by an e-mailed link: its id is kept by the browser, so that the next look counts to it.
import { FROM_MAIL_DAYS } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { removeExpiring, saveExpiring, readExpiring } from '../../../browser/expiring-storage';

const FROM_MAIL = { key: 'quoin.from_mail', field: 'id', days: FROM_MAIL_DAYS };

interface FromMailState {
  /** Null when nobody came by a mail in the last days. */
  id: string | null;
}

export const fromMail = createSlice({
  name: 'fromMail',
  initialState: (): FromMailState => ({ id: readExpiring(FROM_MAIL) }),
  reducers: {
    recordChanged: (state, action: PayloadAction<string | null>) => {
      state.id = action.payload;
    },
  },
  selectors: { selectFromMail: (state) => state.id },
});

export const { selectFromMail } = fromMail.selectors;

/** The days count from the visit that began the record: another look at it does not make it last longer. */
export function keepFromMail(id: string) {
  if (readExpiring(FROM_MAIL) !== id) saveExpiring(FROM_MAIL, id);
  return fromMail.actions.recordChanged(id);
}

export function forgetFromMail() {
  removeExpiring(FROM_MAIL);
  return fromMail.actions.recordChanged(null);
}

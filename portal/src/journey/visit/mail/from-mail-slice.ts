// Record of a visit from an e-mailed link. The browser keeps its id, so that later visits count towards it.
import { FROM_MAIL_DAYS } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { removeExpiring, saveExpiring, readExpiring } from '../../../browser/expiring-storage';

const FROM_MAIL = { key: 'quoin.from_mail', field: 'id', days: FROM_MAIL_DAYS };

export const fromMail = createSlice({
  name: 'fromMail',
  /** Null without a recent visit from an e-mail. */
  initialState: () => readExpiring(FROM_MAIL),
  reducers: {
    recordChanged: (_before, { payload }: PayloadAction<string | null>) => payload,
  },
  selectors: { selectFromMail: (state) => state },
});

export const { selectFromMail } = fromMail.selectors;

/** The lifetime counts from the first visit: later visits do not extend it. */
export function keepFromMail(id: string) {
  if (readExpiring(FROM_MAIL) !== id) saveExpiring(FROM_MAIL, id);
  return fromMail.actions.recordChanged(id);
}

export function forgetFromMail() {
  removeExpiring(FROM_MAIL);
  return fromMail.actions.recordChanged(null);
}

// The products that a person is about to compare: picked on their cards, kept by the browser for some days.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { removeExpiring, saveExpiring, readExpiring } from '../../../browser/expiring-storage';
import { rootReducer } from '../../../store/root-reducer';
import { idsIn } from './comparison-path';

const PICKED = { key: 'quoin.compared', field: 'ids', days: 7 };

interface ComparedState {
  ids: readonly string[];
}

const compared = createSlice({
  name: 'compared',
  initialState: (): ComparedState => ({ ids: idsIn(readExpiring(PICKED)) }),
  reducers: {
    comparedPicked: (state, action: PayloadAction<string[]>) => {
      state.ids = action.payload;
    },
  },
  selectors: { selectCompared: (state) => state.ids },
});

export const { selectCompared } = compared.injectInto(rootReducer).selectors;

export function pickCompared(ids: readonly string[]) {
  if (ids.length > 0) saveExpiring(PICKED, ids.join(','));
  else removeExpiring(PICKED);
  return compared.actions.comparedPicked([...ids]);
}

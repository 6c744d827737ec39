// The products that a person is about to compare: picked on their cards, kept by the browser for some days.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forget, keep, kept } from '../../../app/kept-for-days';
import { rootReducer } from '../../../app/root-reducer';
import { idsIn } from './comparison-path';

const PICKED = { storedAs: 'quoin.compared', field: 'ids', days: 7 };

interface ComparedState {
  ids: readonly string[];
}

const compared = createSlice({
  name: 'compared',
  initialState: (): ComparedState => ({ ids: idsIn(kept(PICKED)) }),
  reducers: {
    comparedPicked: (state, action: PayloadAction<string[]>) => {
      state.ids = action.payload;
    },
  },
  selectors: { selectCompared: (state) => state.ids },
});

export const { selectCompared } = compared.injectInto(rootReducer).selectors;

export function pickCompared(ids: readonly string[]) {
  if (ids.length > 0) keep(PICKED, ids.join(','));
  else forget(PICKED);
  return compared.actions.comparedPicked([...ids]);
}

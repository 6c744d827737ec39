// Products selected for comparison on their cards; the browser keeps them for some days.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { removeExpiring, saveExpiring, readExpiring } from '../../../browser/expiring-storage';
import { rootReducer } from '../../../store/root-reducer';

// The URL contains the ids of the compared products, so that a comparison can be shared.
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 3;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export const comparisonPath = (ids: readonly string[]): string => `/products/compare?ids=${ids.join(',')}`;

/** Parses comma-separated ids. Drops invalid, duplicate and surplus ids. */
export function idsIn(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

const STORAGE = { key: 'quoin.compared', field: 'ids', days: 7 };

const compared = createSlice({
  name: 'compared',
  initialState: (): readonly string[] => idsIn(readExpiring(STORAGE)),
  reducers: {
    comparedPicked: (_before, { payload }: PayloadAction<readonly string[]>) => payload,
  },
  selectors: { selectCompared: (state) => state },
});

export const { selectCompared } = compared.injectInto(rootReducer).selectors;

export function pickCompared(ids: readonly string[]) {
  if (ids.length > 0) saveExpiring(STORAGE, ids.join(','));
  else removeExpiring(STORAGE);
  return compared.actions.comparedPicked(ids);
}

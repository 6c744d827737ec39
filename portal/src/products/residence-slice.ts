// The visitor's country of residence, which decides the visible products. A signed-in account has its own residence.
import { COUNTRIES } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer';
import { readChoice, saveChoice } from '../browser/choices';

const STORAGE_KEY = 'quoin.residence';

const residence = createSlice({
  name: 'residence',
  initialState: (): string => readChoice(STORAGE_KEY, COUNTRIES) ?? 'US',
  reducers: {
    residenceChosen: (_before, { payload }: PayloadAction<string>) => payload,
  },
  selectors: { selectResidence: (state) => state },
});

export const { selectResidence } = residence.injectInto(rootReducer).selectors;

export function chooseResidence(country: string) {
  saveChoice(STORAGE_KEY, country);
  return residence.actions.residenceChosen(country);
}

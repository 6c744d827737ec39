// The visitor's country of residence, which decides the visible products. A signed-in account has its own residence.
import { COUNTRIES } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer';
import { readChoice, saveChoice } from '../browser/choices';

const STORED_AS = 'quoin.residence';

const residence = createSlice({
  name: 'residence',
  initialState: (): string => readChoice(STORED_AS, COUNTRIES) ?? 'US',
  reducers: {
    residenceChosen: (_before, { payload }: PayloadAction<string>) => payload,
  },
  selectors: { selectResidence: (state) => state },
});

export const { selectResidence } = residence.injectInto(rootReducer).selectors;

export function chooseResidence(country: string) {
  saveChoice(STORED_AS, country);
  return residence.actions.residenceChosen(country);
}

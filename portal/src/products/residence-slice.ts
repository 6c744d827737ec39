// The visitor's country of residence, which decides the visible products. A signed-in account has its own residence.
import { COUNTRIES } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer';
import { readChoice, saveChoice } from '../browser/choices';

const STORED_AS = 'quoin.residence';

interface ResidenceState {
  country: string;
}

const residence = createSlice({
  name: 'residence',
  initialState: (): ResidenceState => ({ country: readChoice(STORED_AS, COUNTRIES) ?? 'US' }),
  reducers: {
    residenceChosen: (state, action: PayloadAction<string>) => {
      state.country = action.payload;
    },
  },
  selectors: { selectResidence: (state) => state.country },
});

export const { selectResidence } = residence.injectInto(rootReducer).selectors;

export function chooseResidence(country: string) {
  saveChoice(STORED_AS, country);
  return residence.actions.residenceChosen(country);
}

// Access code of the last identity check for documents, kept in memory only, as long as it is valid.
import { ACCESS_CODE_MINUTES } from '@quoin/rules';
import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer';
import { sessionEnded, sessionStarted } from '../session/session-slice';

interface Proof {
  code: string | null;
}

const NO_PROOF: Proof = { code: null };

export const proof = createSlice({
  name: 'documentsProof',
  initialState: NO_PROOF,
  reducers: {
    proofGiven: (_state, { payload }: PayloadAction<string>) => ({ code: payload }),
    /** The code has expired. Keeps a newer one. */
    proofLapsed: (state, { payload }: PayloadAction<string>) =>
      state.code === payload ? NO_PROOF : undefined,
  },
  extraReducers: (build) => {
    // Another user has to pass the identity check.
    build.addCase(sessionStarted, () => NO_PROOF).addCase(sessionEnded, () => NO_PROOF);
  },
  selectors: { selectProof: (state) => state.code ?? undefined },
});

export const { selectProof } = proof.injectInto(rootReducer).selectors;
export const { proofLapsed } = proof.actions;

export const keepProof = (code: string) => (dispatch: Dispatch) => {
  dispatch(proof.actions.proofGiven(code));
  setTimeout(() => dispatch(proofLapsed(code)), ACCESS_CODE_MINUTES * 60_000);
};

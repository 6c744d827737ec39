// Access code of the last identity check for documents, kept in memory only, as long as it is valid.
import { ACCESS_CODE_MINUTES } from '@quoin/rules';
import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer';
import { sessionEnded, sessionStarted } from '../session/session-slice';

const NO_PROOF = null as string | null;

export const proof = createSlice({
  name: 'documentsProof',
  initialState: NO_PROOF,
  reducers: {
    proofGiven: (_state, { payload }: PayloadAction<string>) => payload,
    /** The code has expired. Keeps a newer one. */
    proofLapsed: (code, { payload }: PayloadAction<string>) => (code === payload ? NO_PROOF : code),
  },
  extraReducers: (build) => {
    // Another user has to pass the identity check.
    build.addCase(sessionStarted, () => NO_PROOF).addCase(sessionEnded, () => NO_PROOF);
  },
  selectors: { selectProof: (code) => code ?? undefined },
});

export const { selectProof } = proof.injectInto(rootReducer).selectors;
export const { proofLapsed } = proof.actions;

export const keepProof = (code: string) => (dispatch: Dispatch) => {
  dispatch(proof.actions.proofGiven(code));
  setTimeout(() => dispatch(proofLapsed(code)), ACCESS_CODE_MINUTES * 60_000);
};

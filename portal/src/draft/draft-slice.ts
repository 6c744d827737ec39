// The open application: its step, its unsaved changes, and the status of saving.
import type { ReplyOf } from '@quoin/contract';
import { APPLICATION_STEPS, type ApplicationStep, type ApplicationValues } from '@quoin/rules';
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { CallError } from '../api/call-error';
import { rootReducer } from '../store/root-reducer';
import { sessionEnded, sessionLeft, sessionStarted } from '../session/session-slice';

export type Application = ReplyOf<'getApplication'>;

/** What was typed into one step. */
export type StepChange = {
  [S in ApplicationStep]: { step: S; values: ApplicationValues[S] };
}[ApplicationStep];

export const changeOf = <S extends ApplicationStep>(step: S, values: ApplicationValues[S]): StepChange =>
  ({ step, values }) as StepChange; // a step and its own values belong together

export interface DraftState {
  /** `edit`: the application was saved before and is gone on with. */
  formType: 'add' | 'edit';
  productId: string | null;
  productName: string;
  investorId: string | null;
  investorName: string;
  investmentId: string | null;
  /** What each step still lacks, by field path. */
  stepperErrors: Application['stepper_errors'];
  /** The step on the screen, from 0. */
  currentClickStepIndex: number;
  /** The version that the next save is made on. */
  version: number;
  /** Counts how often the values on the screen were replaced by the server's. */
  opened: number;
  savedAt: string | null;
  saving: boolean;
  /** Typed since the last save that went well. */
  unsaved: Partial<ApplicationValues>;
  /** Something was typed since the application was opened. */
  touched: boolean;
  /** Why the last save failed; null once one went well. */
  failure: CallError | null;
  /** The session is over: nothing can be saved, and the form hands in its last keys. */
  sessionOver: boolean;
}

const NOTHING_LACKS: Application['stepper_errors'] = {
  qualification: {},
  investor_information: {},
  status_and_experience: {},
  upload_files: {},
  amount_and_signature: {},
};

const initialState = (): DraftState => ({
  formType: 'add',
  productId: null,
  productName: '',
  investorId: null,
  investorName: '',
  investmentId: null,
  stepperErrors: NOTHING_LACKS,
  currentClickStepIndex: 0,
  version: 0,
  opened: 0,
  savedAt: null,
  saving: false,
  unsaved: {},
  touched: false,
  failure: null,
  sessionOver: false,
});

export const draft = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** Shows the server's application and forgets whatever was typed before. */
    applicationOpened: (state, { payload }: PayloadAction<Application>): DraftState => ({
      ...initialState(),
      formType: payload.version > 0 ? 'edit' : 'add',
      productId: payload.product.id,
      productName: payload.product.name,
      investorId: payload.investor_id,
      investorName: payload.investor_name,
      investmentId: payload.investment_id,
      stepperErrors: payload.stepper_errors,
      currentClickStepIndex: APPLICATION_STEPS.indexOf(payload.current_step),
      version: payload.version,
      opened: state.opened + 1,
      savedAt: payload.version > 0 ? payload.saved_at : null,
    }),
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      state.currentClickStepIndex = payload;
    },
    stepChanged: (state, { payload: { step, values } }: PayloadAction<StepChange>) => {
      state.unsaved = { ...state.unsaved, [step]: values };
      state.touched = true;
    },
    saveStarted: (state) => {
      state.saving = true;
    },
    /** `sent` leaves the unsaved values only if nothing newer was typed meanwhile. The draft may be another one by now. */
    saveSucceeded: (
      state,
      { payload: { application, sent } }: PayloadAction<{ application: Application; sent: StepChange }>,
    ) => {
      if (application.investment_id !== state.investmentId) return;
      if (original(state)?.unsaved[sent.step] === sent.values) delete state.unsaved[sent.step];
      state.saving = false;
      state.failure = null;
      state.version = application.version;
      state.savedAt = application.saved_at;
      state.stepperErrors = application.stepper_errors;
    },
    saveFailed: (
      state,
      { payload: { investmentId, failure } }: PayloadAction<{ investmentId: string; failure: CallError }>,
    ) => {
      if (investmentId !== state.investmentId) return;
      state.saving = false;
      state.failure = failure;
    },
    /** The person leaves: nothing holds them, nothing is saved any more. */
    draftLeft: (state): DraftState => ({ ...initialState(), opened: state.opened }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, initialState)
      .addCase(sessionLeft, initialState)
      .addCase(sessionEnded, (state, { payload: why }) =>
        why === 'signed_out' || why === 'password_reset' ? initialState() : { ...state, sessionOver: true },
      )
      // Uploads and another language change what the steps lack without a save.
      .addMatcher(api.endpoints.getApplication.matchFulfilled, (state, { payload }) => {
        if (payload.investment_id === state.investmentId) state.stepperErrors = payload.stepper_errors;
      });
  },
  selectors: {
    selectDraft: (state) => state,
    /** What does not change with every key: to be selected with `shallowEqual`. */
    selectPlace: ({ formType, investmentId, stepperErrors, currentClickStepIndex, opened }) => ({
      formType,
      investmentId,
      stepperErrors,
      currentClickStepIndex,
      opened,
    }),
    /** How saving goes: to be selected with `shallowEqual` as well. */
    selectSaving: ({ saving, savedAt, failure }) => ({ saving, savedAt, failure }),
    selectUnsaved: ({ unsaved, sessionOver }) => !sessionOver && Object.keys(unsaved).length > 0,
    /** Somebody saved a newer version; nothing is saved until it is loaded. */
    selectConflict: (state) => state.failure?.name === 'draft_conflict',
    /** It was canceled elsewhere: no save of it goes through any more. */
    selectCanceled: (state) => state.failure?.name === 'investment_canceled',
  },
});

/** It joins the store with the first screen that has to do with applications. */
export const { selectDraft, selectPlace, selectSaving, selectUnsaved, selectConflict, selectCanceled } =
  draft.injectInto(rootReducer).selectors;
export const {
  applicationOpened,
  stepChosen,
  stepChanged,
  saveStarted,
  saveSucceeded,
  saveFailed,
  draftLeft,
} = draft.actions;

/** The part of the store that the draft needs. */
export interface DraftRoot {
  draft: DraftState;
  api: ReturnType<typeof api.reducer>;
}

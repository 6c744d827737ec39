// The open application: its step, its unsaved changes, and the status of saving.
import type { ReplyOf } from '@quoin/contract';
import { APPLICATION_STEPS, type ApplicationStep, type ApplicationValues } from '@quoin/rules';
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { CallError } from '../api/call-error';
import { rootReducer } from '../store/root-reducer';
import { sessionEnded, sessionLeft, sessionStarted } from '../session/session-slice';

export type Application = ReplyOf<'getApplication'>;

/** New values of one step. */
export type StepChange = {
  [S in ApplicationStep]: { step: S; values: ApplicationValues[S] };
}[ApplicationStep];

export const getChange = <S extends ApplicationStep>(step: S, values: ApplicationValues[S]): StepChange =>
  ({ step, values }) as StepChange; // TypeScript does not correlate the two parameters

export interface DraftState {
  /** `edit`: the application has been saved before. */
  formType: 'add' | 'edit';
  productId: string | null;
  productName: string;
  investorId: string | null;
  investorName: string;
  investmentId: string | null;
  /** Problems of each step, by field path. */
  stepperErrors: Application['stepper_errors'];
  /** Index of the current step, from 0. */
  currentClickStepIndex: number;
  /** The version that the next save is based on. */
  version: number;
  /** Counts how often the server's values replaced the form's. */
  opened: number;
  savedAt: string | null;
  saving: boolean;
  /** Values changed since the last successful save. */
  unsaved: Partial<ApplicationValues>;
  /** Whether the user has changed anything since the application was opened. */
  touched: boolean;
  /** Error of the last save; null after a successful one. */
  failure: CallError | null;
  /** The session has ended: nothing can be saved; the form still reports its last input. */
  sessionOver: boolean;
}

const NO_STEPPER_ERRORS: Application['stepper_errors'] = {
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
  stepperErrors: NO_STEPPER_ERRORS,
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
    /** Loads the server's application and discards local changes. */
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
    /** Keeps unsaved values that changed during the request. Ignores a reply for an application that is no longer open. */
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
    /** The user leaves the application: stops saving and blocking navigation. */
    draftLeft: (state): DraftState => ({ ...initialState(), opened: state.opened }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, initialState)
      .addCase(sessionLeft, initialState)
      .addCase(sessionEnded, (state, { payload: why }) =>
        why === 'signed_out' || why === 'password_reset' ? initialState() : { ...state, sessionOver: true },
      )
      // Uploads and a change of language change the steps' problems without a save.
      .addMatcher(api.endpoints.getApplication.matchFulfilled, (state, { payload }) => {
        if (payload.investment_id === state.investmentId) state.stepperErrors = payload.stepper_errors;
      });
  },
  selectors: {
    selectDraft: (state) => state,
    /** State that does not change on each keystroke. Select with `shallowEqual`. */
    selectPlace: ({ formType, investmentId, stepperErrors, currentClickStepIndex, opened }) => ({
      formType,
      investmentId,
      stepperErrors,
      currentClickStepIndex,
      opened,
    }),
    /** Status of saving. Select with `shallowEqual`. */
    selectSaving: ({ saving, savedAt, failure }) => ({ saving, savedAt, failure }),
    selectUnsaved: ({ unsaved, sessionOver }) => !sessionOver && Object.keys(unsaved).length > 0,
    /** A newer version was saved elsewhere; nothing is saved until it is loaded. */
    selectConflict: (state) => state.failure?.name === 'draft_conflict',
    /** The application was canceled elsewhere; every further save fails. */
    selectCanceled: (state) => state.failure?.name === 'investment_canceled',
  },
});

/** Injected into the store by the first screen that works with applications. */
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

/** The part of the root state that the draft needs. */
export interface DraftRoot {
  draft: DraftState;
  api: ReturnType<typeof api.reducer>;
}

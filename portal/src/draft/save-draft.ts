// Saves serially: one request at a time, each with the latest values and based on the version of the previous one.
import { APPLICATION_STEPS, type ApplicationStep } from '@quoin/rules';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';
import {
  getChange,
  saveFailed,
  saveStarted,
  saveSucceeded,
  selectConflict,
  stepChanged,
  type Application,
  type DraftRoot,
  type StepChange,
} from './draft-slice';
import { sendStep, type Dispatch } from './send-step';

type DraftThunk<Result> = ThunkAction<Promise<Result>, DraftRoot, unknown, UnknownAction>;

let last: Promise<unknown> = Promise.resolve();

/** Runs `work` after all earlier work has settled. */
function runSerially<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result.catch(() => undefined);
  return result;
}

/** Saves unsaved values. Returns false if a save failed; the values then stay unsaved and the draft has the error. */
export const saveDraft = (): DraftThunk<boolean> => (dispatch, getState) =>
  runSerially(async () => {
    try {
      for (let change = nextChange(getState()); change; change = nextChange(getState())) {
        if (selectConflict(getState())) return false;
        await send(dispatch, getState(), change, false);
      }
      return true;
    } catch (error) {
      if (isCallError(error)) return false;
      throw error;
    }
  });

/** Submits a step as complete. Rejects with a `CallError` that has a message for each field with a problem. */
export const finishStep =
  (change: StepChange): DraftThunk<Application> =>
  (dispatch, getState) => {
    dispatch(stepChanged(change)); // keeps a later save from sending it again as incomplete
    return runSerially(() => send(dispatch, getState(), change, true));
  };

function nextChange({ draft: { unsaved, sessionOver } }: DraftRoot): StepChange | undefined {
  if (sessionOver) return undefined;
  for (const step of APPLICATION_STEPS) {
    const values = unsaved[step];
    if (values) return getChange(step, values);
  }
  return undefined;
}

async function send(dispatch: Dispatch, { draft }: DraftRoot, sent: StepChange, finish: boolean) {
  const { investmentId, version } = draft;
  if (investmentId === null) throw new Error('There is no application to save to');
  const params = { investmentId };
  const body = { version, finish, values: sent.values };
  dispatch(saveStarted());
  try {
    const application = await sendStep<ApplicationStep>(dispatch, sent.step, { params, body });
    await dispatch(api.util.upsertQueryData('getApplication', { params }, application));
    dispatch(saveSucceeded({ application, sent }));
    return application;
  } catch (error) {
    if (isCallError(error)) dispatch(saveFailed({ investmentId, failure: error }));
    throw error;
  }
}

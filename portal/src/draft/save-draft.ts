// Saves serially: one request in flight, each based on the version of the last one and with the newest values.
import { APPLICATION_STEPS, type ApplicationStep } from '@quoin/rules';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';
import {
  changeOf,
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

/** Work begins when all before it has ended, however that went. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Saves what is typed and not saved. True: everything is. False: a save failed, the draft says why and stays unsaved. */
export const saveDraft = (): DraftThunk<boolean> => (dispatch, getState) =>
  inTurn(async () => {
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

/** Saves a step as finished: refused with a sentence per field while it is incomplete. Rejects with the `CallError`. */
export const finishStep =
  (change: StepChange): DraftThunk<Application> =>
  (dispatch, getState) => {
    dispatch(stepChanged(change)); // so that no later save sends it again, as unfinished
    return inTurn(() => send(dispatch, getState(), change, true));
  };

function nextChange({ draft: { unsaved, sessionOver } }: DraftRoot): StepChange | undefined {
  if (sessionOver) return undefined;
  for (const step of APPLICATION_STEPS) {
    const values = unsaved[step];
    if (values) return changeOf(step, values);
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

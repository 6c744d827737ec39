// Saves the draft automatically: after a pause in typing, when the page is hidden or left, and when the network is back.
import { addListener, type TypedAddListener } from '@reduxjs/toolkit';
import { saveSucceeded, selectUnsaved, stepChanged, type DraftRoot } from './draft-slice';
import { keepUnsaved } from './kept-draft';
import { saveDraft } from './save-draft';
import type { Dispatch } from './send-step';

/** Saves after a pause in typing of this length. */
export const AUTOSAVE_PAUSE_MS = 800;

const listen: TypedAddListener<DraftRoot, Dispatch> = addListener.withTypes<DraftRoot, Dispatch>();

/** Dispatching it returns a function that stops the autosave. @param owner e-mail of the user */
export const autosave = (owner: string | null) =>
  listen({
    actionCreator: stepChanged,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      keepUnsaved(getState().draft, owner);
      await delay(AUTOSAVE_PAUSE_MS);
      await dispatch(saveDraft());
    },
  });

/** Removes the copy in the tab once everything is saved. */
export const keepWhileUnsaved = (owner: string | null) =>
  listen({
    actionCreator: saveSucceeded,
    effect: (_action, { getState }) => keepUnsaved(getState().draft, owner),
  });

interface DraftStore {
  getState: () => DraftRoot;
  dispatch: Dispatch;
}

/** Saves when the page is hidden, because it may never return, and when the network is back. Returns a cleanup function. */
export function saveWithThePage({ getState, dispatch }: DraftStore): () => void {
  const save = () => {
    if (selectUnsaved(getState())) void dispatch(saveDraft());
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  document.addEventListener('visibilitychange', saveWhenHidden);
  window.addEventListener('pagehide', save);
  window.addEventListener('online', save);
  return () => {
    document.removeEventListener('visibilitychange', saveWhenHidden);
    window.removeEventListener('pagehide', save);
    window.removeEventListener('online', save);
  };
}

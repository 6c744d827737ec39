// Before the application is left: with something unsaved, or with required fields missing in what was just filled in.
import { APPLICATION_STEPS } from '@quoin/rules';
import type { LeavePageDialogProps } from '@quoin/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useNavigationGuard } from '../../flow/use-navigation-guard';
import { useAppDispatch, type RootState } from '../../store/root-reducer';
import {
  autosave,
  draftLeft,
  forgetUnsaved,
  keepWhileUnsaved,
  saveDraft,
  saveWithThePage,
  selectDraft,
  selectUnsaved,
} from '../../draft';
import { selectEmail } from '../../session/session-slice';

/** `leave` goes without asking; `warning` is for the dialog that asks. */
export function useLeaveWarning(): { leave: (to: string) => void; warning: LeavePageDialogProps } {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const free = useRef(false);
  const [busy, setBusy] = useState(false);

  const held = useNavigationGuard(useCallback(() => !free.current && mustAsk(store.getState()), [store]));

  const [owner] = useState(useSelector(selectEmail));
  useEffect(() => {
    const ends = [dispatch(autosave(owner)), dispatch(keepWhileUnsaved(owner))];
    if (selectUnsaved(store.getState())) void dispatch(saveDraft()); // typed before the last session ended
    return () => ends.forEach((end) => end());
  }, [dispatch, owner, store]);
  useEffect(() => {
    return saveWithThePage({ getState: store.getState, dispatch });
  }, [store, dispatch]);
  useEffect(() => {
    return warnOfLoss(() => store.getState());
  }, [store]);

  const leave = useCallback(
    (to: string) => {
      free.current = true;
      void navigate(to);
    },
    [navigate],
  );

  async function saveAndLeave() {
    setBusy(true);
    const saved = await dispatch(saveDraft());
    setBusy(false);
    if (saved) held?.leave();
    else held?.stay();
  }

  function leaveWithoutSaving() {
    forgetUnsaved(selectDraft(store.getState()).investmentId);
    dispatch(draftLeft());
    held?.leave();
  }

  return {
    leave,
    warning: {
      open: held !== undefined,
      incomplete: lacksFields(store.getState()),
      busy,
      onSaveAndLeave: () => void saveAndLeave(),
      onLeave: leaveWithoutSaving,
      onStay: () => held?.stay(),
    },
  };
}

const mustAsk = (state: RootState) =>
  selectUnsaved(state) ||
  (selectDraft(state).touched && !selectDraft(state).sessionOver && lacksFields(state));

function lacksFields(state: RootState): boolean {
  const { stepperErrors, currentClickStepIndex } = selectDraft(state);
  const step = APPLICATION_STEPS[currentClickStepIndex];
  return step !== undefined && Object.keys(stepperErrors[step]).length > 0;
}

/** The browser itself asks only where the last save failed: all else is saved while the page goes. */
function warnOfLoss(getState: () => RootState): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const state = getState();
    if (selectUnsaved(state) && selectDraft(state).failure) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

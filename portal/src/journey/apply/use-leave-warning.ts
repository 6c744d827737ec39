// Warns before the user leaves the application with unsaved changes, or with missing fields in the current step.
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

/** `leave` navigates without a warning; `warning` has the props of the dialog. */
export function useLeaveWarning(): { leave: (to: string) => void; warning: LeavePageDialogProps } {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const free = useRef(false);
  const [busy, setBusy] = useState(false);

  const blocked = useNavigationGuard(
    useCallback(() => !free.current && shouldWarn(store.getState()), [store]),
  );

  const [owner] = useState(useSelector(selectEmail));
  useEffect(() => {
    const ends = [dispatch(autosave(owner)), dispatch(keepWhileUnsaved(owner))];
    if (selectUnsaved(store.getState())) void dispatch(saveDraft()); // entered before the last session ended
    return () => ends.forEach((end) => end());
  }, [dispatch, owner, store]);
  useEffect(() => {
    return saveWithThePage({ getState: store.getState, dispatch });
  }, [store, dispatch]);
  useEffect(() => {
    return warnAboutLoss(() => store.getState());
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
    if (saved) blocked?.leave();
    else blocked?.stay();
  }

  function leaveWithoutSaving() {
    forgetUnsaved(selectDraft(store.getState()).investmentId);
    dispatch(draftLeft());
    blocked?.leave();
  }

  return {
    leave,
    warning: {
      open: blocked !== undefined,
      incomplete: lacksFields(store.getState()),
      busy,
      onSaveAndLeave: () => void saveAndLeave(),
      onLeave: leaveWithoutSaving,
      onStay: () => blocked?.stay(),
    },
  };
}

const shouldWarn = (state: RootState) =>
  selectUnsaved(state) ||
  (selectDraft(state).touched && !selectDraft(state).sessionOver && lacksFields(state));

function lacksFields(state: RootState): boolean {
  const { stepperErrors, currentClickStepIndex } = selectDraft(state);
  const step = APPLICATION_STEPS[currentClickStepIndex];
  return step !== undefined && Object.keys(stepperErrors[step]).length > 0;
}

/** The browser's own prompt appears only if the last save failed; otherwise the page saves while it unloads. */
function warnAboutLoss(getState: () => RootState): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const state = getState();
    if (selectUnsaved(state) && selectDraft(state).failure) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

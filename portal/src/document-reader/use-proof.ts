// One identity check for all documents opened within ten minutes.
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { isCallError } from '../api/call-error';
import { useAppDispatch, type RootState } from '../store/root-reducer';
import { keepProof, proofLapsed, selectProof } from './proof-slice';

export function useProof() {
  const dispatch = useAppDispatch();
  const { getState } = useStore<RootState>();
  return {
    /** Read on demand, so that an open document stays open when the code expires. */
    current: useCallback(() => selectProof(getState()), [getState]),
    keep: useCallback((code: string) => void dispatch(keepProof(code)), [dispatch]),
    forget: useCallback((code = '') => void dispatch(proofLapsed(code)), [dispatch]),
  };
}

/** The server requires an identity check: there was none, or it was more than ten minutes ago. */
export const needsIdentityCheck = (failure: unknown): boolean =>
  isCallError(failure) && failure.name === 'user_authentication_failed';

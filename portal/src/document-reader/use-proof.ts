// Who it is, asked once for all documents that are opened in one sitting.
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { isCallError } from '../api/call-error';
import { useAppDispatch, type RootState } from '../store/root-reducer';
import { keepProof, proofLapsed, selectProof } from './proof-slice';

export function useProof() {
  const dispatch = useAppDispatch();
  const { getState } = useStore<RootState>();
  return {
    /** The code as it is now: a document that is open stays open when its ten minutes are over. */
    current: useCallback(() => selectProof(getState()), [getState]),
    keep: useCallback((code: string) => void dispatch(keepProof(code)), [dispatch]),
    forget: useCallback((code = '') => void dispatch(proofLapsed(code)), [dispatch]),
  };
}

/** The server wants to know who it is: nobody has shown it, or more than ten minutes ago. */
export const isUnproven = (failure: unknown): boolean =>
  isCallError(failure) && failure.name === 'user_authentication_failed';

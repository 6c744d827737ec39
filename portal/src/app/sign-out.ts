import { useCallback } from 'react';
import { api } from '../api/api';
import { endSession } from '../session/session-slice';
import { useAppDispatch } from './store';

/** The person is signed out here even when the server can't be told; its session then ends by itself. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  const [tellServer] = api.useSignOutMutation();
  return useCallback(async () => {
    await tellServer();
    dispatch(endSession('signed_out'));
  }, [dispatch, tellServer]);
}

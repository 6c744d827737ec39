import { useCallback } from 'react';
import { endSession } from '../session/session-slice';
import { useAppDispatch, type Store } from './store';

const tellServer = () => async (dispatch: Store['dispatch']) => {
  const { api } = await import('../api/api');
  await dispatch(api.endpoints.signOut.initiate());
};

/** The person is signed out here even when the server can't be told; its session then ends by itself. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    await dispatch(tellServer()).catch(() => undefined);
    dispatch(endSession('signed_out'));
  }, [dispatch]);
}

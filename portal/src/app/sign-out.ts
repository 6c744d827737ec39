import { useCallback } from 'react';
import { endSession } from '../session/session-slice';
import { readToken } from '../session/token-cookie';
import { useAppDispatch } from './store';

/** The person is signed out here at once, whatever becomes of telling the server; its session then ends by itself. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    const token = readToken();
    dispatch(endSession('signed_out'));
    if (token) void import('./end-at-server').then(({ endAtServer }) => endAtServer(token));
  }, [dispatch]);
}

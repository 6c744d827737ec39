import { useCallback } from 'react';
import { endSession } from '../session/session-slice';
import { readToken } from '../browser/token-cookie';
import { useAppDispatch } from '../store/root-reducer';

/** Signs out in the browser immediately. If the request to the server fails, its session expires by itself. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    const token = readToken();
    dispatch(endSession('signed_out'));
    if (token) void import('./revoke-session').then(({ revokeSession }) => revokeSession(token));
  }, [dispatch]);
}

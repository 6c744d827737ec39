import { api } from '../../../api/api';
import type { RootState, Store } from '../../../app/store';
import { keepFromMail, selectFromMail } from './from-mail-slice';

/**
 * Records what the link carried. A visit that could not be recorded keeps nobody from the page: then there is no record.
 * @param search the query of the link
 */
export const recordVisit =
  (search: string) => async (dispatch: Store['dispatch'], getState: () => RootState) => {
    const id = selectFromMail(getState());
    const query = { ...Object.fromEntries(new URLSearchParams(search)), ...(id === null ? {} : { id }) };
    const { data } = await dispatch(
      api.endpoints.recordVisit.initiate({ query }, { subscribe: false, forceRefetch: true }),
    );
    if (data) dispatch(keepFromMail(data.id));
  };

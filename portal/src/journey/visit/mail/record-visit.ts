import { api } from '../../../api/api';
import type { AppDispatch, RootState } from '../../../store/root-reducer';
import { keepFromMail, selectFromMail } from './from-mail-slice';

/**
 * Records what the link carried. A visit that could not be recorded keeps nobody from the page: then there is no record.
 * @param search the query of the link
 */
export const recordVisit = (search: string) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const id = selectFromMail(getState());
  // Of what is given twice the first counts, as everywhere: the last of two equal names would be kept.
  const given = Object.fromEntries([...new URLSearchParams(search)].reverse());
  const query = { ...given, ...(id === null ? {} : { id }) };
  const { data } = await dispatch(
    api.endpoints.recordVisit.initiate({ query }, { subscribe: false, forceRefetch: true }),
  );
  if (data) dispatch(keepFromMail(data.id));
};

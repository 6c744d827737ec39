// Short messages at the top right: at most ten at a time, closed by the user or by the next navigation.
import { NOTICES_AT_ONCE } from '@quoin/rules';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { CallError } from '../api/call-error';
import type { MessageId } from '../i18n/catalogue';
import type { AppDispatch } from '../store/root-reducer';

export interface Notice {
  id: string;
  signal: 'info' | 'success' | 'warning' | 'danger';
  /** A message id or a failed call, translated when shown. */
  says: MessageId | CallError;
}

/** Identity of a notice, without the request id of a failed call. */
const toComparableText = ({ signal, says }: Notice) =>
  JSON.stringify(
    typeof says === 'string' ? [signal, says] : [signal, says.status, says.code, says.message, says.values],
  );

const saysTheSame = (one: Notice, other: Notice) => toComparableText(one) === toComparableText(other);

const withoutSuccesses = (state: Notice[]) => state.filter(({ signal }) => signal !== 'success');

export const notices = createSlice({
  name: 'notices',
  initialState: (): Notice[] => [],
  reducers: {
    noticeShown: {
      prepare: (signal: Notice['signal'], says: Notice['says']) => ({
        payload: { id: nanoid(), signal, says },
      }),
      // A notice replaces an equal one: it is announced again, and equal notices do not pile up. A failure replaces
      // successes, which could seem to be about the same act.
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        const others = payload.signal === 'danger' ? withoutSuccesses(state) : state;
        return [...others.filter((shown) => !saysTheSame(shown, payload)), payload].slice(-NOTICES_AT_ONCE);
      },
    },
    successesClosed: withoutSuccesses,
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
    allNoticesClosed: () => [],
  },
  selectors: { selectNotices: (state) => state },
});

export const { selectNotices } = notices.selectors;
export const { noticeShown, noticeClosed, successesClosed, allNoticesClosed } = notices.actions;

export function useNotify() {
  const dispatch = useDispatch();
  return (...notice: Parameters<typeof noticeShown>) => void dispatch(noticeShown(...notice));
}

/** Thunk that copies text and shows a notice of success or failure. */
export const copyToClipboard =
  (copied: string, says: { done: MessageId; refused: MessageId }) => async (dispatch: AppDispatch) => {
    try {
      await navigator.clipboard.writeText(copied);
      dispatch(noticeShown('success', says.done));
    } catch {
      dispatch(noticeShown('warning', says.refused));
    }
  };

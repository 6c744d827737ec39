import type { MessageId } from '../i18n/catalogue';
import { noticeShown } from './notices-slice';
import type { AppDispatch } from '../store/root-reducer';

/** Thunk that copies a text and shows a notice of success or failure. */
export const copyToClipboard =
  (copied: string, says: { done: MessageId; refused: MessageId }) => async (dispatch: AppDispatch) => {
    try {
      await navigator.clipboard.writeText(copied);
      dispatch(noticeShown('success', says.done));
    } catch {
      dispatch(noticeShown('warning', says.refused));
    }
  };

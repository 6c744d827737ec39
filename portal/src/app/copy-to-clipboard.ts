import type { MessageId } from '../i18n/catalogue';
import { noticeShown } from '../notices/notices-slice';
import type { Store } from './store';

/** Copies, and says that it did, or that the browser refused. Dispatched. */
export const copyToClipboard =
  (copied: string, says: { done: MessageId; refused: MessageId }) => async (dispatch: Store['dispatch']) => {
    try {
      await navigator.clipboard.writeText(copied);
      dispatch(noticeShown('success', says.done));
    } catch {
      dispatch(noticeShown('warning', says.refused));
    }
  };

import { useState } from 'react';
import { useStore } from 'react-redux';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { useAppDispatch, type RootState } from '../../store/root-reducer';
import { saveDraft, saveFailed, selectDraft } from '../../draft';

/**
 * `complete` saves and returns whether every step is complete; otherwise it shows the missing fields. `send` creates the
 * agreement and opens it for signing, or requests a review by staff first; it rejects with a `CallError`.
 */
export function useSendForSignature(
  investmentId: string,
  leave: (to: string) => void,
  onReview: () => Promise<void>,
) {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const once = useIdempotencyKey();
  const [sendForSignature] = api.useSendForSignatureMutation();
  const [sendForReview] = api.useSendForReviewMutation();
  const [readAgain] = api.useLazyGetApplicationQuery();
  const [incomplete, setIncomplete] = useState(false);

  async function complete(): Promise<boolean> {
    if (!(await dispatch(saveDraft()))) return false;
    const { stepperErrors } = selectDraft(store.getState());
    const lacks = Object.values(stepperErrors).some((errors) => Object.keys(errors).length > 0);
    setIncomplete(lacks);
    return !lacks;
  }

  async function send() {
    if (!(await complete())) return;
    const params = { investmentId };
    const { version } = selectDraft(store.getState());
    try {
      const envelope = await sendForSignature({
        params,
        key: once.keyFor({ investmentId, version }),
      }).unwrap();
      once.done();
      leave(`/signing/${envelope.id}`);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.name === 'review_required') await review();
      else if (error.name === 'investment_canceled') dispatch(saveFailed({ investmentId, failure: error }));
      else if (error.name === 'information_incomplete') {
        await readAgain({ params });
        setIncomplete(true);
      } else throw error;
    }
  }

  /** After this the application screen shows that it is under review. */
  async function review() {
    await sendForReview({ params: { investmentId } }).unwrap();
    await onReview();
  }

  return { complete, send, incomplete, closeIncomplete: () => setIncomplete(false) };
}

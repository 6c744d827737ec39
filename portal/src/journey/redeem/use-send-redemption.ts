// Sends the form as a new request or as a replacement of the earlier one.
import type { BodyOf } from '@quoin/contract';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import type { Redemption } from './redemption-on-card';

interface SendOptions {
  investmentId: string;
  changing: Redemption | undefined;
  onSent: () => void;
  /** Called when the access code is no longer valid. */
  onIdentityCheckNeeded: () => void;
}

export function useSendRedemption({ investmentId, changing, onSent, onIdentityCheckNeeded }: SendOptions) {
  const [request, requested] = api.useRequestRedemptionMutation();
  const [change, changed] = api.useChangeRedemptionMutation();
  const once = useIdempotencyKey();
  const [failure, setFailure] = useState<CallError>();

  async function send(terms: BodyOf<'changeRedemption'>) {
    setFailure(undefined);
    const key = once.keyFor(terms);
    const { error } = changing
      ? await change({ params: { redemptionId: changing.id }, body: terms, key })
      : await request({
          params: { investmentId },
          body: { investment_id: investmentId, ...terms },
          key,
        });
    if (!error) return onSent();
    if (!isCallError(error)) throw error;
    if (error.name === 'user_authentication_failed') onIdentityCheckNeeded();
    else setFailure(error);
  }

  return { send, failure, sending: requested.isLoading || changed.isLoading };
}

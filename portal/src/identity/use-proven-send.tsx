// What says where money or shares go is sent with a proof of who sends it.
import type { IdentityPurpose } from '@quoin/rules';
import { useRef, useState, type ReactNode } from 'react';
import { isCallError } from '../api/call-error';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { IdentityCheck } from './IdentityCheck';

interface ProvenSend<Body, Answer> {
  /** Whose identity number is asked for. */
  provenBy: string;
  purpose: IdentityPurpose;
  /** Rejects with the failed call. */
  call: (sent: { body: Body & { access_code: string }; key: string }) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/** `question` stands beside the form, not in it: it is a form of its own. */
export function useProvenSend<Body extends object, Answer>({
  provenBy,
  purpose,
  call,
  onSent,
}: ProvenSend<Body, Answer>): { send: (body: Body) => Promise<void>; question: ReactNode } {
  const once = useIdempotencyKey();
  const proof = useRef<string>(undefined);
  const [asked, setAsked] = useState<{ answer: (accessCode?: string) => void }>();

  const prove = () =>
    new Promise<string | undefined>((resolve) => {
      setAsked({
        answer: (accessCode) => {
          setAsked(undefined);
          resolve(accessCode);
        },
      });
    });

  async function send(body: Body) {
    const access_code = (proof.current ??= await prove());
    if (access_code === undefined) return;
    const proven = { ...body, access_code };
    try {
      onSent(await call({ body: proven, key: once.keyFor(proven) }));
    } catch (failure) {
      // Whoever corrects a field, or sends again what got no answer, is not asked again while the code is good.
      if (isCallError(failure) && failure.name === 'user_authentication_failed') proof.current = undefined;
      throw failure;
    }
  }

  return {
    send,
    question: asked && (
      <IdentityCheck
        investorId={provenBy}
        purpose={purpose}
        onPassed={asked.answer}
        onClose={() => asked.answer()}
      />
    ),
  };
}

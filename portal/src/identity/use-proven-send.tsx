// What says where money or shares go is sent with a proof of who sends it.
import type { IdentityPurpose } from '@quoin/rules';
import { useRef, useState, type ReactNode } from 'react';
import { isCallError } from '../api/call-error';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { IdentityCheck } from './IdentityCheck';

interface ProvenSend<Body, Answer> {
  /** The investor whose identity number is checked. */
  provenBy: string;
  purpose: IdentityPurpose;
  /** Rejects with the failed call. */
  call: (sent: { body: Body & { access_code: string }; key: string }) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/** `question` contains a form, so render it next to the form that sends, not inside it. */
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
      // A retry uses the same access code as long as it is valid.
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

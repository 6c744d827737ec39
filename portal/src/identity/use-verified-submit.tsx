// Sends instructions for money or shares with an access code from an identity check.
import type { IdentityPurpose } from '@quoin/rules';
import { useRef, useState, type ReactNode } from 'react';
import { isCallError } from '../api/call-error';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { IdentityCheck } from './IdentityCheck';

interface VerifiedSubmitOptions<Body, Answer> {
  /** The investor whose identity number is checked. */
  investorId: string;
  purpose: IdentityPurpose;
  /** Rejects with a failed call. */
  call: (sent: { body: Body & { access_code: string }; key: string }) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/** `identityCheck` contains a form, so render it next to the form that sends, not inside it. */
export function useVerifiedSubmit<Body extends object, Answer>({
  investorId,
  purpose,
  call,
  onSent,
}: VerifiedSubmitOptions<Body, Answer>): { submit: (body: Body) => Promise<void>; identityCheck: ReactNode } {
  const once = useIdempotencyKey();
  const accessCode = useRef<string>(undefined);
  const [pending, setPending] = useState<{ answer: (code?: string) => void }>();

  const requestCheck = () =>
    new Promise<string | undefined>((resolve) => {
      setPending({
        answer: (code) => {
          setPending(undefined);
          resolve(code);
        },
      });
    });

  async function submit(body: Body) {
    const access_code = (accessCode.current ??= await requestCheck());
    if (access_code === undefined) return;
    const verified = { ...body, access_code };
    try {
      onSent(await call({ body: verified, key: once.keyFor(verified) }));
    } catch (failure) {
      // A retry uses the same access code as long as it is valid.
      if (isCallError(failure) && failure.name === 'user_authentication_failed')
        accessCode.current = undefined;
      throw failure;
    }
  }

  return {
    submit,
    identityCheck: pending && (
      <IdentityCheck
        investorId={investorId}
        purpose={purpose}
        onPassed={pending.answer}
        onClose={() => pending.answer()}
      />
    ),
  };
}

// Adding an account needs no proof; one on file may be where money is sent, so changing it asks who it is.
import { useState, type ReactNode } from 'react';
import { useOnceKey } from '../../../api/once-key';
import { IdentityCheck } from '../../investors';

interface SendAccount<Body> {
  /** Whose identity number is asked for; undefined adds an account. */
  provenBy: string | undefined;
  /** Both reject with the failed call. */
  add: (sent: { body: Body; key: string }) => Promise<unknown>;
  change: (sent: { body: Body & { access_code: string }; key: string }) => Promise<unknown>;
  onSent: () => void;
}

/** `question` stands beside the form, not in it: it is a form of its own. */
export function useSendAccount<Body extends object>({
  provenBy,
  add,
  change,
  onSent,
}: SendAccount<Body>): { send: (body: Body) => Promise<void>; question: ReactNode } {
  const once = useOnceKey();
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
    if (provenBy === undefined) await add({ body, key: once.keyFor(body) });
    else {
      const access_code = await prove();
      if (access_code === undefined) return;
      const proven = { ...body, access_code };
      await change({ body: proven, key: once.keyFor(proven) });
    }
    onSent();
  }

  return {
    send,
    question: asked && provenBy !== undefined && (
      <IdentityCheck
        investorId={provenBy}
        purpose="bank_account"
        onPassed={asked.answer}
        onClose={() => asked.answer()}
      />
    ),
  };
}

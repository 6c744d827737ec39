// What a sign-in keeps between its steps, for as long as its ticket lives (docs/decisions/sign-in-ticket.md).
import { CODE_VALID_MINUTES } from '@quoin/rules';
import type { Ticket } from './CodeStep';

interface KeptTicket extends Ticket {
  /** Milliseconds since 1970, by the browser's clock: the server's may differ. */
  received_at: number;
}

interface SignInDraft {
  email: string;
  ticket: KeptTicket | null;
}

export const NO_SIGN_IN: SignInDraft = { email: '', ticket: null };

export const keepTicket = ({ ticket, masked_phone, resend_after_seconds }: Ticket): KeptTicket => ({
  ticket,
  masked_phone,
  resend_after_seconds,
  received_at: Date.now(),
});

/** The ticket as the page opened; undefined when there is none, or its life was over by then. */
export function ticketAt({ ticket }: SignInDraft, openedAt: number): Ticket | undefined {
  if (!ticket) return undefined;
  const age = Math.max(0, openedAt - ticket.received_at) / 1000;
  if (age > CODE_VALID_MINUTES * 60) return undefined;
  return { ...ticket, resend_after_seconds: Math.max(0, Math.ceil(ticket.resend_after_seconds - age)) };
}

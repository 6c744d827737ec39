// State of a sign-in between its steps, valid as long as its ticket (docs/decisions/sign-in-ticket.md).
import { CODE_VALID_MINUTES } from '@quoin/rules';
import type { Ticket } from './CodeStep';

interface StoredTicket extends Ticket {
  /** Milliseconds since the Unix epoch by the browser's clock, which may differ from the server's. */
  received_at: number;
}

interface SignInDraft {
  email: string;
  ticket: StoredTicket | null;
}

export const NO_SIGN_IN: SignInDraft = { email: '', ticket: null };

export const keepTicket = ({ ticket, masked_phone, resend_after_seconds }: Ticket): StoredTicket => ({
  ticket,
  masked_phone,
  resend_after_seconds,
  received_at: Date.now(),
});

/** The ticket when the page opened; undefined if there is none or it had expired by then. */
export function ticketAt({ ticket }: SignInDraft, openedAt: number): Ticket | undefined {
  if (!ticket) return undefined;
  const age = Math.max(0, openedAt - ticket.received_at) / 1000;
  if (age > CODE_VALID_MINUTES * 60) return undefined;
  return { ...ticket, resend_after_seconds: Math.max(0, Math.ceil(ticket.resend_after_seconds - age)) };
}

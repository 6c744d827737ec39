// Reads the messages to phones and e-mail addresses from the demo outbox.
import { expect, type APIRequestContext } from '@playwright/test';

interface Message {
  id: string;
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  link: string | null;
  code: string | null;
  sent_at: string;
}

/** Returns the messages, newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  const reply = await request.get('/api/demo/outbox', { params: { to } });
  return reply.json();
}

/** Waits for a new message, because jobs send codes and links. @param isIt selects among several new ones */
export async function nextMessage(
  request: APIRequestContext,
  to: string,
  act: () => Promise<unknown>,
  isIt = (_message: Message) => true,
): Promise<Message> {
  const before = new Set((await messagesTo(request, to)).map(({ id }) => id));
  await act();
  let found: Message | undefined;
  await expect
    .poll(async () => {
      found = (await messagesTo(request, to)).find((message) => !before.has(message.id) && isIt(message));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`Nothing was sent to ${to}`);
  return found;
}

/** Waits for a new code. An e-mail about an earlier change may arrive before it. */
export async function nextCode(
  request: APIRequestContext,
  to: string,
  act: () => Promise<unknown>,
): Promise<string> {
  const { code } = await nextMessage(request, to, act, (message) => message.code !== null);
  return code ?? '';
}

/** Waits for an e-mail with a link, and returns the newest. @param leads selects the link */
export async function linkMailed(
  request: APIRequestContext,
  to: string,
  leads = (_link: string) => true,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const links = (await messagesTo(request, to)).flatMap(({ link }) => link ?? []);
      return (found = links.find(leads));
    })
    .toBeTruthy();
  return found ?? '';
}

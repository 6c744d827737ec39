// The demo outbox, where a test reads what a person would read on the phone or in the mail.
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

/** Newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  const reply = await request.get('/api/demo/outbox', { params: { to } });
  return reply.json();
}

/** Waits for a message that was not there before; codes and links are sent by jobs. */
export async function nextMessage(
  request: APIRequestContext,
  to: string,
  act: () => Promise<unknown>,
): Promise<Message> {
  const before = new Set((await messagesTo(request, to)).map(({ id }) => id));
  await act();
  let found: Message | undefined;
  await expect
    .poll(async () => {
      found = (await messagesTo(request, to)).find(({ id }) => !before.has(id));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`Nothing was sent to ${to}`);
  return found;
}

/** Waits for a mail with a link, and gives the newest. @param leads which link is meant, where it is not any */
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

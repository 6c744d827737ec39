// The API by the names of the contract's rows: for what must be there before a story begins, and for stories without a browser.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { CONTRACT, type BodyOf, type Call, type CallName, type ReplyOf } from '@quoin/contract';
import { hashPassword } from '../../../tests/environment/native-password';
import { linkMailed, nextMessage } from './outbox';
import type { Person } from './person';
import type { Language } from './words';

interface CallOptions<K extends CallName> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<K>;
  /** Bearer token. */
  token?: string;
  /** Of an identity check. */
  accessCode?: string;
  /** The language of replies and documents; English by default. */
  language?: Language;
}

/** The reply of a call that must go well; throws with what the server said, or when it did not answer. */
export async function call<K extends CallName>(
  request: APIRequestContext,
  name: K,
  { params = {}, query, body, token, accessCode, language }: CallOptions<K> = {},
): Promise<ReplyOf<K>> {
  const { method, path, once }: Call = CONTRACT[name];
  const reply = await request.fetch(`/api${path.replace(/\{(\w+)\}/g, (_, key) => params[key] ?? '')}`, {
    method,
    params: query,
    data: body,
    headers: {
      ...(language ? { 'accept-language': language } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(accessCode ? { 'access-code': accessCode } : {}),
      ...(once ? { 'idempotency-key': randomUUID() } : {}),
    },
  });
  if (!reply.ok()) throw new Error(`${name} was refused: ${reply.status()} ${await reply.text()}`);
  return reply.json();
}

/** Signs a person up, residence US, and activates the account. @param more of the sign-up: who invited them, or from abroad */
export async function openAccount(
  request: APIRequestContext,
  person: Person,
  more: Partial<BodyOf<'register'>> = {},
): Promise<void> {
  await register(request, person, more);
  const link = await linkMailed(request, person.email);
  await call(request, 'activate', { body: { code: link.split('/').at(-1) ?? '' } });
}

/** Signs a person up, residence US; the link of the mail waits to be opened. */
export async function register(
  request: APIRequestContext,
  person: Person,
  more: Partial<BodyOf<'register'>> = {},
): Promise<void> {
  const phone = { phone: person.phone, region: 'US' };
  const sms = await nextMessage(request, person.e164, () => call(request, 'sendSmsCode', { body: phone }));
  await call(request, 'register', {
    body: {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone_number: person.phone,
      region: 'US',
      code: sms.code ?? '',
      password: await hashPassword(person.email, person.password),
      country: 'US',
      preferred_language: 'en',
      accredited: true,
      terms_accepted: true,
      ...more,
    },
  });
}

/** Password, then code. @returns the bearer token */
export async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const password = await hashPassword(person.email, person.password);
  let ticket = '';
  const sms = await nextMessage(request, person.e164, async () => {
    const reply = await call(request, 'signIn', { body: { email: person.email, password } });
    if (reply.step === 'two_step') ticket = reply.ticket;
  });
  const reply = await call(request, 'signIn', { body: { ticket, code: sms.code ?? '' } });
  if (reply.step !== 'signed_in') throw new Error('The code did not end the sign-in');
  return reply.token;
}

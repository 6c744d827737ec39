// Calls the API by the names of the contract, to prepare data for tests and for tests without a browser.
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { CONTRACT, type BodyOf, type Call, type CallName, type ReplyOf } from '@quoin/contract';
import { hashPassword } from '../../../tests/environment/native-password';
import { linkMailed, nextCode } from './outbox';
import type { Person } from './person';
import type { Language } from './messages';

interface CallOptions<K extends CallName> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<K>;
  /** Bearer token. */
  token?: string;
  /** Access code of an identity check. */
  accessCode?: string;
  /** Language of responses and documents; English by default. */
  language?: Language;
}

/** Returns the response of a call; throws with the server's message on an error or timeout. */
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

/** Signs up a US resident and activates the account. @param more sign-up fields, such as an invitation or another country */
export async function openAccount(
  request: APIRequestContext,
  person: Person,
  more: Partial<BodyOf<'register'>> = {},
): Promise<void> {
  await register(request, person, more);
  const link = await linkMailed(request, person.email);
  await call(request, 'activate', { body: { code: link.split('/').at(-1) ?? '' } });
}

/** Signs up a US resident; the activation link is not opened yet. */
export async function register(
  request: APIRequestContext,
  person: Person,
  more: Partial<BodyOf<'register'>> = {},
): Promise<void> {
  const phone = { phone: person.phone, region: 'US' };
  const code = await nextCode(request, person.e164, () => call(request, 'sendSmsCode', { body: phone }));
  await call(request, 'register', {
    body: {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone_number: person.phone,
      region: 'US',
      code,
      password: await hashPassword(person.email, person.password),
      country: 'US',
      preferred_language: 'en',
      accredited: true,
      terms_accepted: true,
      ...more,
    },
  });
}

/** Signs in with password and code. @returns the bearer token */
export async function fetchToken(request: APIRequestContext, person: Person): Promise<string> {
  const password = await hashPassword(person.email, person.password);
  let token = '';
  // Tries again, because a sign-in of the same demo investor in another test replaces this one.
  await expect(async () => {
    let ticket = '';
    const code = await nextCode(request, person.e164, async () => {
      const reply = await call(request, 'signIn', { body: { email: person.email, password } });
      if (reply.step === 'two_step') ticket = reply.ticket;
    });
    const reply = await call(request, 'signIn', { body: { ticket, code } });
    if (reply.step !== 'signed_in') throw new Error('The code did not end the sign-in');
    token = reply.token;
  }).toPass({ intervals: [3_000], timeout: 15_000 });
  return token;
}

// A fake API for the account screens, with helpers that their tests share.
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { aPerson } from './a-person';
import { answerWith, createToken, type SentRequest } from './fake-api';

type Answer = { status?: number; json?: unknown };

interface Given {
  me?: Partial<ReturnType<typeof aPerson>>;
  /** Responses to other calls, by method and path; a list is used in order, and its last one repeats. */
  other?: Record<string, Answer | Answer[]>;
}

export function accountServer({ me, other = {} }: Given = {}): SentRequest[] {
  const person = aPerson(me);
  const twoStep = () => ({ ...person.twofa, masked_phone: person.phone?.masked ?? null });
  return answerWith(({ method, path, body }) => {
    const said = other[`${method} ${path}`];
    if (said) return Array.isArray(said) ? ((said.length > 1 ? said.shift() : said[0]) ?? {}) : said;
    switch (`${method} ${path}`) {
      case 'GET /v1/user/info':
        return { json: person };
      case 'PUT /v1/user/info':
        return { json: Object.assign(person, body) };
      case 'POST /v1/user/twofa': {
        const { on } = body as { on: boolean }; // as in the contract
        person.twofa = { on, since: on ? '2026-08-03T15:00:00Z' : null };
        return { json: twoStep() };
      }
      case 'GET /v1/user/twofa':
        return { json: twoStep() };
      case 'GET /v1/sms/regions':
        return {
          json: {
            items: [{ key: 'US', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' }],
          },
        };
      case 'GET /v1/user/passkeys':
        return { json: { items: [], recovery_codes_left: 0 } };
      case 'GET /auth/refresh_token':
        return { json: { token: createToken('session-1') } };
      case 'PUT /v1/user/password:verify':
      case 'POST /v1/captcha/email:verify':
        return { json: { verified: true, expire: '2030-01-01T00:00:00Z' } };
      case 'POST /v1/captcha/email:send':
      case 'POST /v1/user/captcha/sms:send':
        return { json: { resend_after_seconds: 60 } };
      case 'PUT /v1/user/phone':
        person.phone = { region: 'US', masked: '+1 ******0177' };
        return { json: person.phone };
      default:
        return { json: { done: true } };
    }
  });
}

export const press = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('button', { name }));
export const describes = (field: HTMLElement, message: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));

/** The username field that a password manager finds in a password form. */
export const usernameBeside = (password: HTMLElement) =>
  password.closest('form')?.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value;

/** Signs in, at the portal's URL. */
export function signedIn() {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  writeToken(createToken('session-1'));
}

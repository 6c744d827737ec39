// Sign-up and sign-in with the mouse and keyboard of the engine.
import type { APIRequestContext } from '@playwright/test';
import { fetchToken } from '../../journey/support/api';
import { linkMailed, nextMessage } from '../../journey/support/outbox';
import type { Person } from '../../journey/support/person';
import type { Say } from '../../journey/support/messages';
import type { Tab } from './tab';

export const signInFields = (say: Say) => ({
  email: { role: 'textbox', name: say('access.sign_in.email') },
  password: { label: say('access.sign_in.password') },
  submit: { role: 'button', name: say('access.sign_in.continue') },
  code: { role: 'textbox', name: say('access.code.label') },
});

export async function signUp(tab: Tab, request: APIRequestContext, say: Say, person: Person): Promise<void> {
  await tab.open('/go/auth/signup');
  await tab.chooseCountry({ role: 'combobox', name: say('join.residence.country') }, 'US');
  await tab.answer(say('join.residence.accredited'), 'yes');
  await tab.click({ role: 'button', name: say('join.residence.continue') });

  const field = (id: string) => ({ role: 'textbox', name: say(`join.details.${id}`) });
  await tab.fill(field('first_name'), person.firstName);
  await tab.fill(field('last_name'), person.lastName);
  await tab.fill(field('email'), person.email);
  await tab.chooseCountry({ role: 'combobox', within: { css: '[data-quoin="PhoneField"]' } }, 'US');
  await tab.fill({ css: '[name="phone_number"]' }, person.phone);
  const sms = await nextMessage(request, person.e164, () =>
    tab.click({ role: 'button', within: { css: '[data-quoin="CodeField"]' } }),
  );
  await tab.fill(field('code'), sms.code ?? '');
  await tab.see({ text: say('join.details.code_right') });
  await tab.fill({ label: say('join.details.password') }, person.password);
  await tab.fill({ label: say('join.details.confirmation') }, person.password);
  await tab.click({ role: 'button', name: say('join.details.read_terms') });
  await tab.click({ role: 'button', name: say('join.terms.accept') });
  await tab.click({ role: 'button', name: say('join.details.create') });
  await tab.see({ role: 'heading', name: say('join.created.title') });
}

export async function activate(
  tab: Tab,
  request: APIRequestContext,
  say: Say,
  person: Person,
): Promise<void> {
  await tab.open(await linkMailed(request, person.email));
  await tab.see({ role: 'heading', name: say('join.activate.done.title') });
}

export async function signIn(tab: Tab, request: APIRequestContext, say: Say, person: Person): Promise<void> {
  const { email, password, submit, code } = signInFields(say);
  await tab.open('/go/auth/login');
  await tab.fill(email, person.email);
  await tab.fill(password, person.password);
  const sms = await nextMessage(request, person.e164, () => tab.click(submit));
  await tab.fill(code, sms.code ?? '');
  await tab.waitForPath(/^\/go\/(?!auth)/);
}

/** Signs in through the API instead of the page; the session is a real one. */
export async function enter(tab: Tab, request: APIRequestContext, person: Person): Promise<void> {
  const value = await fetchToken(request, person);
  const { cookies } = await request.storageState(); // including the cookie that renews the token
  await tab.open('/api/health/live');
  for (const cookie of [...cookies, { name: 'quoin_token', value, domain: 'localhost', path: '/go' }])
    await tab.engine.setCookie({
      name: cookie.name,
      value: cookie.value,
      domain: cookie.domain,
      path: cookie.path,
    });
}

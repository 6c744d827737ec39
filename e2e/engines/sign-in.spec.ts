// Failed sign-in, also while offline: the page and the typed text stay.
import { openAccount } from '../journey/support/api';
import { nextMessage } from '../journey/support/outbox';
import { Connection } from './support/network';
import { signInFields } from './support/membership';
import { test } from './support/test';

const WRONG = 'Wrong-Stone-27';
const ATTEMPTS = 5;

test('five wrong passwords lock the account', async ({ tab, request, person, say }) => {
  const { email, password, submit } = signInFields(say);
  const beginning = (id: string) => say(id).split(/[.。{]/)[0] ?? '';
  await openAccount(request, person);
  await tab.open('/go/auth/login');
  await tab.fill(email, person.email);
  await tab.fill(password, WRONG);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await tab.click(submit);
    const error = attempt === ATTEMPTS ? 'error.account_locked' : 'error.incorrect_credentials';
    await tab.expectText({ role: 'alert' }, beginning(error));
    await tab.expect(email, { value: person.email });
    await tab.expect(password, { value: WRONG });
  }
  await tab.fill(password, person.password);
  await tab.press('Enter');
  await tab.expectText({ role: 'alert' }, beginning('error.account_locked'));
});

test('after a wrong password, the forgotten-password page opens', async ({ tab, request, person, say }) => {
  const { email, password } = signInFields(say);
  await openAccount(request, person);
  await tab.open('/go/auth/login');
  await tab.fill(email, person.email);
  await tab.fill(password, WRONG);
  await tab.press('Enter');
  await tab.see({ role: 'alert' });
  await tab.click({ role: 'link', name: say('access.sign_in.forgotten') });
  await tab.see({ role: 'heading', name: say('access.forgotten.title') });
});

test('signing in while offline keeps the typed text until the connection is back', async ({
  tab,
  request,
  person,
  say,
  language,
  baseURL,
}) => {
  const { email, password, submit, code } = signInFields(say);
  await openAccount(request, person);
  const connection = new Connection(Number(new URL(baseURL ?? '').port));
  try {
    const address = await connection.listen();
    await tab.rememberLanguage(language, address);
    await tab.open(`${address}/go/auth/login`);
    await tab.fill(email, person.email);
    await tab.fill(password, person.password);
    connection.cut();
    await tab.click(submit);
    await tab.expectText({ role: 'alert' }, say('app.no_answer'));
    await tab.expect(email, { value: person.email });
    await tab.expect(password, { value: person.password });
    connection.restore();
    const sms = await nextMessage(request, person.e164, () => tab.click(submit));
    await tab.fill(code, sms.code ?? '');
    await tab.waitForPath(/^\/go\/dashboard/);
  } finally {
    connection.close();
  }
});

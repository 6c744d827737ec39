import { openAccount } from '../journey/support/api';
import { expect, test } from './support/test';

test('first', async ({ tab, request, person, say }) => {
  await openAccount(request, person);
  await tab.open('/go/auth/login');
  await tab.fill({ role: 'textbox', name: say('access.sign_in.email') }, person.email);
  await tab.fill({ label: say('access.sign_in.password') }, 'Wrong-Stone-27');
  await tab.press('Enter');
  await tab.see({ role: 'alert' });
  expect(tab.engine.errors).toEqual([]);
});

// Dialogs, menus and combo boxes by mouse and by keyboard.
import { OPTIONS } from './support/tab';
import { test } from './support/test';

test('a combo box opens, filters and closes by mouse and by keyboard', async ({ tab, say }) => {
  const residence = { role: 'combobox', name: say('join.residence.country') };
  await tab.open('/go/auth/signup');
  await tab.click(residence);
  await tab.see(OPTIONS);
  await tab.press('Escape');
  await tab.expectCount(OPTIONS, 0);
  await tab.press('Control+a');
  await tab.type('CA');
  await tab.press('Enter');
  await tab.expect({ css: '[name="country"]' }, { value: 'CA' });
  await tab.chooseCountry(residence, 'US');
  await tab.expect({ css: '[name="country"]' }, { value: 'US' });
});

test('a dialog takes the focus, closes on Escape and restores the focus', async ({ tab, say }) => {
  await tab.open('/go/auth/signup');
  await tab.chooseCountry({ role: 'combobox', name: say('join.residence.country') }, 'US');
  await tab.answer(say('join.residence.accredited'), 'yes');
  await tab.click({ role: 'button', name: say('join.residence.continue') });
  const opener = { role: 'button', name: say('join.details.read_terms') };
  const dialog = { role: 'dialog' };
  await tab.click(opener);
  await tab.see(dialog);
  await tab.press('Escape');
  await tab.expectCount(dialog, 0);
  await tab.expect(opener, { focused: true });
  await tab.press('Enter');
  await tab.click({ role: 'button', name: say('join.terms.accept'), within: dialog });
  await tab.expectCount(dialog, 0);
  await tab.expect({ css: '[name="terms_accepted"]' }, { checked: true });
});

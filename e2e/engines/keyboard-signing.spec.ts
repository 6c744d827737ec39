// Reading and signing by keyboard, in a window as tall as a laptop screen.
import { applicantToSign } from '../journey/support/applicant';
import { fullName } from '../journey/support/person';
import { enter } from './support/membership';
import { seeDocument } from './support/reading';
import { test } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('the End key reaches the last page, and the agreement is signed by keyboard', async ({
  tab,
  request,
  person,
  say,
  language,
}) => {
  const { envelope } = await applicantToSign(request, person, language);
  await enter(tab, request, person);
  await tab.open(`/go/signing/${envelope.id}`);
  await tab.tabTo({ role: 'checkbox', name: say('sign.consent.agree') });
  await tab.press('Space');
  await tab.tabTo({ role: 'button', name: say('sign.consent.go_on') });
  await tab.press('Enter');
  await seeDocument(tab);
  await tab.tabTo({ css: '[data-quoin="PdfReader"] [data-part="pages"]' });
  await tab.press('End');
  const sign = { role: 'button', name: say('sign.submit') };
  await tab.expect(sign, { enabled: true });
  await tab.tabTo({ css: '[name="signature.name"]' });
  await tab.type(fullName(person));
  await tab.tabTo(sign);
  await tab.press('Enter');
  await tab.see({ role: 'heading', name: say('sign.done.title') }, 60_000);
});

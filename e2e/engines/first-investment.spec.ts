// From sign-up to a current investment.
import { call } from '../journey/support/api';
import { APPLICANT } from '../journey/support/demo-investor';
import { operator } from '../journey/support/operator';
import { fullName } from '../journey/support/person';
import { fillApplication, startApplication } from './support/application';
import { activate, signIn, signUp } from './support/membership';
import { proveIdentity, seeDocument, signAgreement } from './support/reading';
import { expect, test } from './support/test';

test('a visitor signs up, applies, signs and funds, and holds a current investment', async ({
  tab,
  request,
  person,
  say,
}) => {
  test.setTimeout(400_000);
  const query = { category: 'pre_ipo', status: 'published' };
  const { items } = await call(request, 'listProducts', { query });
  await signUp(tab, request, say, person);
  await activate(tab, request, say, person);
  await signIn(tab, request, say, person);
  await startApplication(tab, say, items[0]?.id ?? '');
  await fillApplication(tab, say, person, '50000');
  await signAgreement(tab, say, fullName(person));

  await tab.click({ role: 'link', name: say('sign.done.review') });
  const path = await tab.waitForPath(/^\/go\/my-investment\/pending\//);
  const investmentId = path.split('/').at(-2) ?? '';
  await operator('investments', 'approve', investmentId);
  await tab.reload();
  await tab.check({ role: 'radio', name: say('fund.method.wire'), part: true });
  const { code } = JSON.parse(await operator('investments', 'wire-code', investmentId, '--json'));
  await tab.see({ text: code });
  const instructions = { css: '[data-quoin="WireInstructions"]' };
  await tab.click({ role: 'checkbox', within: instructions });
  // The commitment plus the fees on top.
  await tab.expectText({ css: '[data-part="amount"]', within: instructions }, '52,000');

  await operator('investments', 'fund-received', investmentId);
  await operator('investments', 'activate', investmentId);
  await tab.open('/go/my-investment/current');
  const card = { css: '[data-quoin="HoldingsTable"] tbody tr' };
  await tab.see(card);
  await tab.click({ role: 'link', within: card, nth: 0 });
  await tab.click({
    role: 'link',
    name: say('portfolio.detail.documents'),
    within: { role: 'main' },
  });
  await tab.click({ role: 'button', within: { css: '[data-quoin="DocumentTable"]' }, nth: 0 });
  await proveIdentity(tab, APPLICANT);
  await seeDocument(tab);
  expect(await tab.count({ role: 'alert' })).toBe(0);
});

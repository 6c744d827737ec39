// An existing investor's portfolio, documents and redemption.
import { demoInvestors } from '../journey/support/demo-investor';
import { enter } from './support/membership';
import { proveIdentity, seeDocument } from './support/reading';
import { expect, test } from './support/test';

test('an investor sees the portfolio, reads a document and estimates a redemption', async ({
  tab,
  request,
  say,
  language,
}) => {
  test.setTimeout(240_000);
  const investor = demoInvestors[language];
  await enter(tab, request, investor);

  await tab.open('/go/my-investment/current');
  await tab.see({ css: '[data-quoin="PortfolioSummary"]' });
  await tab.see({ css: '[data-quoin="HoldingsTable"] tbody tr' });

  await tab.open('/go/my-document');
  await tab.click({ css: '[data-quoin="DocumentLibrary"] tbody [data-part="open"]', nth: 0 });
  await proveIdentity(tab, investor);
  await seeDocument(tab);

  await tab.open('/go/my-investment/current#redemptions');
  await tab.click({ role: 'link', within: { role: 'region', name: say('redeem.title') }, nth: 0 });
  await tab.click({ role: 'button', name: say('redeem.request') });
  const amount = { css: '[name="amount"]' };
  await tab.fill(amount, '1500');
  await tab.press('Enter');
  await tab.expect(amount, { invalid: true, focused: true, value: '1,500' });
  expect(await tab.evaluate(isBelowHeader), 'the refused field is not under the header').toBe(true);
  await tab.fill(amount, '20000');
  await tab.expectText({ role: 'region', name: say('redeem.estimate') }, '20,000');
});

/** Runs in the page. */
function isBelowHeader(): boolean {
  const header = document.querySelector('[data-quoin="AppHeader"]');
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  return header !== null && top >= header.getBoundingClientRect().bottom;
}

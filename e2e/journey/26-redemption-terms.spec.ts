// Redemptions by the fund's terms, with their errors, up to the payout of the whole holding. They take years, so they run on
// a separate server.
import { expect, type Page } from '@playwright/test';
import { addDays, dateInNewYork, daysBetween } from '@quoin/rules';
import { IdentityCheckModal as identityWordsInEnglish } from '../../packages/ui/src/messages/en/flow';
import * as cardWordsInEnglish from '../../packages/ui/src/messages/en/capital';
import { transactionType as transactionTypesInEnglish } from '../../packages/ui/src/messages/en/terms';
import { capital as cardWordsInChinese } from '../../packages/ui/src/messages/zh-CN/capital';
import { flow as flowWordsInChinese } from '../../packages/ui/src/messages/zh-CN/flow';
import { terms as termsInChinese } from '../../packages/ui/src/messages/zh-CN/terms';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { addAchAccount } from './support/bank-account';
import { beginApplicationFor } from './support/application-by-api';
import { mistakeIdentity, proveIdentity } from './support/demo-investor';
import { amendRedemption, openHolder } from './support/holder';
import { accessCode } from './support/instructions';
import { enter } from './support/membership';
import { operatorAt, valueAgain } from './support/operator';
import { IN_TIME, letPass, test } from './support/own-server';
import { fullName, newPerson } from './support/person';
import type { Say } from './support/messages';

test(
  'a redemption follows the fund’s terms: rejected, requested, changed, canceled, and finally paid in full',
  { tag: IN_TIME },
  async ({ page, request, server, say, language, person }) => {
    const holder = await openHolder(request, person, server.dataDir, language);
    const { investor, investmentId, product } = holder;
    let { token } = holder;
    const staff = (...command: string[]) => operatorAt(server.dataDir, ...command);
    const setTerms = (...terms: string[]) => amendRedemption(server.dataDir, holder, ...terms);
    const at = `/go/my-investment/current/${investmentId}/redemption`;
    const distribution = `/go/distribution/${investmentId}`;
    const card = page.locator('[data-quoin="RedemptionCard"]').first();
    const messages = MESSAGES[language];
    const redemptionBody = async (day: string, amount = '1000') => ({
      type: 'partial' as const,
      amount,
      redemption_day: day,
      update_bank_account: false,
      access_code: await accessCode(request, { token, investorId: investor.id }, 'redemption'),
    });
    const requestFor = async (day: string) =>
      call(request, 'requestRedemption', {
        token,
        language,
        params: { investmentId },
        body: { investment_id: investmentId, ...(await redemptionBody(day)) },
      });

    await test.step('1. a fund without redemptions explains how investors are paid', async () => {
      await setTerms('--frequency', 'never');
      await enter(page, investor);
      await page.goto(at);
      await expect(page.getByRole('heading', { name: say('redeem.never') })).toBeVisible();
      const { exit_policy: policy } = await call(request, 'getRedemptions', {
        token,
        language,
        params: { investmentId },
      });
      await expect(page.getByText(say('redeem.never.policy', { policy }))).toBeVisible();
      await expect(page.getByRole('button', { name: say('redeem.request') })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/go/my-investment/current#redemptions');
      const redemptions = page.getByRole('region', { name: say('redeem.title') });
      await expect(redemptions).toContainText(say('redeem.barrier.never'));
      await expect(redemptions.getByRole('link')).toHaveCount(0);
      await page.goto(`/go/products/${product.id}`);
      await expect(page.getByText(say('browse.redeems.never'), { exact: true }).first()).toBeVisible();
      await expect(requestFor('2031-12-31')).rejects.toThrow(say('error.redemption_never'));
    });

    await setTerms('--frequency', 'quarter_ends', '--notice', '45');
    const { redemption_days: offered } = await call(request, 'getRedemptions', {
      token,
      params: { investmentId },
    });
    const [first, second] = offered?.dates ?? [];
    if (!first || !second) throw new Error('A fund of quarter ends has no days');

    await test.step('2. a day that is not a redemption day is rejected with the next possible day', async () => {
      const messages = say('problem.redemption_day_of_fund', { next: { day: second.day } });
      await expect(requestFor(addDays(first.day, 1))).rejects.toThrow(messages);
    });

    await test.step('3. its days are offered with their notice, and the payout goes to a new account', async () => {
      await addAchAccount(page, say, investor, fullName(investor), BANK);
      await page.goto(at);
      const when = say('redeem.schedule.quarter_ends');
      await expect(page.getByText(say('redeem.schedule.with_notice', { when, days: 45 }))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: say('redeem.request') }).click();
      const day = page.locator('[name="redemption_day"]');
      await expect(day.locator('option')).toHaveCount(6);
      await expect(day.locator('option:checked')).toHaveText(
        say('redeem.day.with_deadline', { day: { day: first.day }, by: { day: first.request_by } }),
      );
      await page.locator('[name="amount"]').fill('20000');
      await expectAccessible(page);
      await goOn(page, say);
      const account = page.getByRole('radio', { name: new RegExp(BANK.name) });
      await account.check();
      await expect(account).toHaveAccessibleName(
        new RegExp(say('redeem.account.held').replace('{until}', '.+')),
      );
      await goOn(page, say);
      await expect(
        page.getByText(say('redeem.day.request_by', { date: { day: first.request_by } })),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: say('redeem.confirm') }).click();
      await mistakeIdentity(page, investor, IDENTITY_MESSAGES[language].failed);
      await proveIdentity(page, investor);
      await expect(card).toHaveAttribute('data-status', 'requested');
      await expect(card).toContainText(BANK.digits);
      await expectAccessible(page);
    });

    const { ongoing } = await call(request, 'getRedemptions', { token, params: { investmentId } });
    const redemptionId = ongoing?.id ?? '';

    await test.step('4. only one redemption can be ongoing, and other accounts cannot access it', async () => {
      await expect(requestFor(first.day)).rejects.toThrow(say('error.redemption_ongoing'));
      const stranger = newPerson(test.info().parallelIndex);
      await openAccount(request, stranger);
      const theirs = { token: await fetchToken(request, stranger), language, params: { redemptionId } };
      const refused = say('error.not_authorized_action');
      await expect(
        call(request, 'changeRedemption', { ...theirs, body: await redemptionBody(first.day) }),
      ).rejects.toThrow(refused);
      await expect(call(request, 'cancelRedemption', theirs)).rejects.toThrow(refused);
    });

    await test.step('5. it is changed in the same form, then canceled', async () => {
      await page.getByRole('button', { name: messages.RedemptionCard.change }).click();
      await expect(page.locator('[name="amount"]')).toHaveValue('20,000');
      await page.locator('[name="amount"]').fill('12000');
      await page.locator('[name="redemption_day"]').selectOption(second.day);
      await expectAccessible(page);
      await goOn(page, say);
      await expect(page.getByRole('radio', { name: new RegExp(BANK.name) })).toBeChecked();
      await goOn(page, say);
      await page.getByRole('button', { name: say('redeem.confirm_change') }).click();
      await proveIdentity(page, investor);
      await expect(card).toContainText('12,000');
      await expect(card).toContainText(BANK.digits);
      const otherDay = {
        token,
        language,
        params: { redemptionId },
        body: await redemptionBody(addDays(second.day, 1)),
      };
      await expect(call(request, 'changeRedemption', otherDay)).rejects.toThrow(/1100|"fields"/);
      await card.getByRole('button', { name: messages.RedemptionCard.cancel }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: messages.RedemptionCard.cancel }).click();
      await expect(card).toHaveAttribute('data-status', 'cancelled');
    });

    await test.step('6. a full redemption is requested; once approved it can no longer be changed', async () => {
      await page.getByRole('button', { name: say('redeem.request') }).click();
      await page.getByRole('radio', { name: say('redeem.type.full') }).check();
      await goOn(page, say);
      await goOn(page, say);
      await page.getByRole('button', { name: say('redeem.confirm') }).click();
      await proveIdentity(page, investor);
      await expect(card).toHaveAttribute('data-status', 'requested');
      await page.getByRole('button', { name: messages.RedemptionCard.change }).click();
      const { ongoing: full } = await call(request, 'getRedemptions', { token, params: { investmentId } });
      await staff('redemptions', 'approve', full?.id ?? '');
      await goOn(page, say);
      await goOn(page, say);
      await page.getByRole('button', { name: say('redeem.confirm_change') }).click();
      await proveIdentity(page, investor);
      await expect(page.getByRole('alert')).toContainText(say('error.redemption_closed'));
      await expectAccessible(page);
      await page.getByRole('button', { name: say('redeem.show_ongoing') }).click();
      await expect(card).toHaveAttribute('data-status', 'approved');
      await expect(page.getByRole('button', { name: messages.RedemptionCard.change })).toHaveCount(0);
    });

    await test.step('7. on its day it is completed: the old valuation is shown, then the investment is past', async () => {
      const now = dateInNewYork(new Date(await letPass(request, 'PT1S')));
      const then = await letPass(request, `P${daysBetween(now, first.day) + 1}D`);
      await page.clock.setFixedTime(then); // the page computes the age of a valuation
      await page.context().clearCookies({ name: 'quoin_token' });
      await enter(page, investor);
      token = await fetchToken(request, investor);
      await page.goto(at.replace('redemption', 'all'));
      await expect(page.getByText(say('portfolio.valued.old'))).toBeVisible();
      await expectAccessible(page);
      const { ongoing: full } = await call(request, 'getRedemptions', { token, params: { investmentId } });
      await valueAgain(request, server.dataDir, { token, investmentId, day: first.day });
      await staff('redemptions', 'complete', full?.id ?? '');
      await page.goto(at);
      await expect(page).toHaveURL(/\/my-investment\/past\/.+\/redemption$/);
      await expect(card).toHaveAttribute('data-status', 'completed');
      await page.goto(at.replace('current', 'past').replace('redemption', 'transactions'));
      await expect(page.getByRole('row').filter({ hasText: TYPES[language].funds_redeemed })).toHaveCount(1);
      await expectAccessible(page);
      await page.goto('/go/my-investment/past');
      await expect(page.locator('[data-quoin="HoldingsTable"] tbody')).toContainText(product.name);
      await expectAccessible(page);
      await page.goto('/go/my-investment/current');
      await expect(page.getByRole('heading', { name: say('portfolio.empty.current') })).toBeVisible();
    });

    await test.step('8. distributions cannot be instructed after its end, before the signature, or after a cancellation', async () => {
      await page.goto(distribution);
      await expect(page.getByText(say('redeem.distribution.finished'))).toBeVisible();
      await expectAccessible(page);
      const { investment_id: again } = await beginApplicationFor(request, token, investor.id);
      await page.goto(`/go/distribution/${again}`);
      await expect(page.getByText(say('redeem.distribution.not_signed'))).toBeVisible();
      await call(request, 'cancelInvestment', { token, params: { investmentId: again } });
      await page.reload();
      await expect(page.getByText(say('redeem.distribution.canceled'))).toBeVisible();
      await expectAccessible(page);
    });
  },
);

const BANK = { name: 'Ashlar Trust', digits: '0042' };
const MESSAGES = { en: cardWordsInEnglish, 'zh-CN': cardWordsInChinese };
const TYPES = { en: transactionTypesInEnglish, 'zh-CN': termsInChinese.transactionType };
const IDENTITY_MESSAGES = { en: identityWordsInEnglish, 'zh-CN': flowWordsInChinese.IdentityCheckModal };

const goOn = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('redeem.next'), exact: true }).click();

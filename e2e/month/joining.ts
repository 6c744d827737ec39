// The start of the month: staff open two funds, fifty investors apply, and staff decide on each application.
import { expect } from '@playwright/test';
import { documentFile, getEscrow, FUNDS, INCOME, productFile, valuationFile } from './funds';
import { expectRaised } from './reports';
import { getId, Month, ofInvestment, together } from './month';

export async function openFunds(month: Month): Promise<void> {
  const { naomi, petra, omar, ines } = month;
  const add = (member: typeof naomi, ...roles: string[]) =>
    ['staff', 'add', member.email, '--name', member.name, '--role', ...roles] as const;
  await naomi.type(...add(naomi, 'operations', 'treasurer', 'signatory'));
  await naomi.signIn();
  await naomi.type(...add(petra, 'operations', 'treasurer'));
  await petra.signIn();
  await naomi.runWith(petra, ...add(omar, 'reviewer'));
  await naomi.runWith(petra, ...add(ines, 'auditor'));

  expect((await naomi.type('products', 'import', productFile())).rows).toHaveLength(FUNDS.length);
  expect(await naomi.fails('products', 'publish', INCOME)).toContain('these documents are missing: ppm');
  await naomi.type('products', 'import-documents', documentFile());
  for (const [at, fund] of FUNDS.entries()) await naomi.runWith(petra, ...getEscrow(fund, `880041882${at}`));
  await naomi.type('products', 'import-valuations', valuationFile('2026-11-30'));
  for (const fund of FUNDS) expect((await naomi.type('products', 'publish', fund)).status).toBe('published');
}

export async function join(month: Month): Promise<void> {
  await month.getMorning('2026-12-02');
  const [first, ...others] = month.positions;
  if (!first) throw new Error('There is nobody');
  await first.investor.signUp(undefined);
  await first.investor.signIn();
  const { referral_code } = await first.investor.call('listReferrals');
  await together(others, ({ investor }) => investor.signUp(referral_code));
  await together(others, ({ investor }) => investor.signIn());
  for (const { investor } of month.positions) await investor.open(month.naomi);
  await together(month.positions, ({ investor }) => investor.apply());
  const list = await month.naomi.run('investments', 'list', '--status', 'being_reviewed');
  expect(list).toHaveLength(month.positions.length);
  const toSign = 'Your subscription agreement is ready to sign';
  const byBank = month.positions.filter(({ investor }) => investor.person.investorType !== 'ira');
  const payer = 'A bank account to pay from was added to your Quoin account';
  await month.expectMails({
    ...Month.readers(byBank, payer, '您在 Quoin 添加了一个付款银行账户'),
    ...Month.readers(month.positions, 'Activate your Quoin account', '激活您的 Quoin 账户'),
    ...Month.readers(month.positions, toSign, '您的认购协议可以签署了'),
  });
}

export async function review(month: Month): Promise<void> {
  await month.getMorning('2026-12-03');
  const { omar, naomi } = month;
  const rejected = month.cast('rejected');
  const questioned = month.cast('questioned');
  const note = 'The passport has expired.';
  await omar.run(
    'investments',
    'reject',
    getId(rejected),
    '--reason',
    'identity_not_verified',
    '--note',
    note,
  );
  await omar.run('investments', 'ask-action', getId(questioned), '--note', 'Who are the other members?');
  await month.signIn([rejected, questioned]);
  const shown = await rejected.investor.call('getInvestment', ofInvestment(rejected.investor));
  expect(shown).toMatchObject({ status: 'rejected', note, rejection: { reason: 'identity_not_verified' } });
  await questioned.investor.call('answerRequest', {
    ...ofInvestment(questioned.investor),
    body: { answer: 'There are none.' },
  });
  await month.expectMails({
    ...Month.readers([rejected], 'Your application was rejected', '您的申请未获批准'),
    ...Month.readers([questioned], 'Your investment needs your action', '您的投资有待您处理'),
  });

  const accepted = month.positions.filter((one) => one !== rejected);
  await omar.run('investments', 'approve', ...accepted.map(getId));
  for (const one of accepted) month.accept(one);
  await month.expectMails(Month.readers(accepted, 'Your investment is approved', '您的投资已获批准'));
  await naomi.run('investments', 'countersign', ...accepted.map(getId), '--title', 'Managing Partner');
  await month.expectMails(Month.readers(accepted, 'You have a new document', '您的账户有一份新文件'));
  expect(await naomi.fails('investments', 'approve', getId(rejected))).toContain('reviewer');
  await expectRaised(month);
}

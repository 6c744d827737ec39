// Payments of investors: wires to a fund that is paid in full at once, and capital calls of another fund.
import { expect } from '@playwright/test';
import { fileIn, GROWTH, INCOME, PRICES } from './funds';
import { multiplyByRate, split, toDollars, total } from './ledger';
import { expectRaised } from './reports';
import type { Answer } from './staff';
import { getId, Month, ofInvestment, type Position } from './month';

const DUE = '2026-12-22';

export async function receiveWires(month: Month): Promise<void> {
  await month.getMorning('2026-12-08');
  const { petra } = month;
  const paying = month.in(INCOME, 'accepted');
  await month.signIn(paying);
  await month.expectDue(paying);
  const [partial, large] = [month.cast('partialWire'), month.cast('largeWire')];
  const { investor } = partial;
  const { verification_code, wire_due } = await investor.call('getFunding', ofInvestment(partial.investor));
  expect((await petra.run('investments', 'wire-code', getId(partial))).code).toBe(verification_code);
  const body = { method: 'wire' as const, confirmed_wire: wire_due };
  const { wire } = await investor.call('chooseMethodOfTransfer', { ...ofInvestment(partial.investor), body });
  expect(wire).toMatchObject({ account_number: '8800418820', account_name: 'Terrace Income Fund Escrow' });

  const receive = (one: Position, amount: bigint) =>
    petra.run('investments', 'fund-received', getId(one), '--amount', toDollars(amount));
  const tooMuch = toDollars(large.holding.due + 1n);
  expect(await petra.fails('investments', 'fund-received', getId(large), '--amount', tooMuch)).toContain(
    'Only $',
  );
  for (const one of paying) {
    const amount = one === partial ? one.holding.due / 3n : one.holding.due;
    expect((await receive(one, amount)).status).toBe(one === partial ? 'approved' : 'fund_received');
    one.holding.pay(amount);
  }
  await month.expectMails(Month.readers(paying, 'We received #', '已收到您的款项 #'));
  await month.expectDue(paying);
  await expectRaised(month);

  await month.getMorning('2026-12-11');
  const rest = partial.holding.due;
  await receive(partial, rest);
  partial.holding.pay(rest);
  for (const one of paying) {
    await month.naomi.run('investments', 'activate', getId(one));
    one.holding.activate(PRICES['2026-11-30'][INCOME]);
  }
  await month.expectMails({
    ...Month.readers([partial], 'We received #', '已收到您的款项 #'),
    ...Month.readers(paying, 'Your investment is active', '您的投资已生效'),
  });
  await month.signIn(paying);
  await month.expectFigures('2026-11-30', paying);
}

export async function callCapital(month: Month): Promise<void> {
  const { naomi, petra } = month;
  const called = month.in(GROWTH, 'accepted').sort((one, other) => (getId(one) < getId(other) ? -1 : 1));
  const parts = split(
    multiplyByRate(
      total(
        called.map(({ holding }) => holding),
        (one) => one.committed,
      ),
      '0.4',
    ),
    called.map(({ holding }) => holding.committed),
  );
  const byFraction = ['--product', GROWTH, '--fraction', '0.4', '--due', DUE];
  const planned = await naomi.run('capital-calls', 'issue', ...byFraction, '--dry-run');
  expect(planned.rows.map(({ amount }: Answer) => amount)).toEqual(parts.map(toDollars));
  const lines = called.map((one, index) => [getId(one), toDollars(parts[index] ?? 0n), DUE].join(','));
  const file = fileIn('calls', 'december.csv', ['investment_id,amount,due_date', ...lines].join('\n'));
  expect((await naomi.type('capital-calls', 'import', file, '--dry-run')).rows).toHaveLength(called.length);
  expect(await naomi.run('capital-calls', 'list')).toEqual([]);
  const { rows } = await naomi.type('capital-calls', 'import', file);
  for (const [at, { investment, amount }] of rows.entries()) {
    expect({ investment, amount }).toEqual({
      investment: getId(called[at]),
      amount: toDollars(parts[at] ?? 0n),
    });
    called[at]?.holding.call(parts[at] ?? 0n);
  }
  await month.expectMails(Month.readers(called, 'Capital call: # due on @', '缴款通知：#，@到期'));
  await month.signIn(called);
  await month.expectDue(called);

  await month.getMorning('2026-12-18');
  const late = month.cast('lateCall');
  const inTime = called.filter((one) => one !== late);
  for (const { call, investment } of rows) {
    const one = month.position(investment);
    if (one === late) continue;
    const { amount, invested } = await petra.run('capital-calls', 'fund', call);
    expect(amount).toBe(toDollars(one.holding.due));
    one.holding.pay(one.holding.due);
    expect(invested).toBe(toDollars(one.holding.received));
    await naomi.run('investments', 'activate', getId(one));
    one.holding.activate(PRICES['2026-11-30'][GROWTH]);
  }
  await month.expectMails({
    ...Month.readers(inTime, 'We received #', '已收到您的款项 #'),
    ...Month.readers(inTime, 'Your investment is active', '您的投资已生效'),
  });
  await expectRaised(month);
}

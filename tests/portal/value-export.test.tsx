// The chart of an investment is exported with what was paid in, paid out and its value.
import { screen, waitFor } from '@testing-library/react';
import { ValueChart } from '../../portal/src/journey/portfolio/ValueChart';
import { toCsv } from '../../portal/src/sheets/csv';
import { anInvestment } from './an-investment';
import { answerWith } from './fake-api';
import { renderScreen } from './render-screen';

jest.mock('@quoin/ui/charts', () => ({
  CashFlowChart: ({ flows, actions }: { flows: readonly unknown[]; actions: React.ReactNode }) => (
    <>
      <p>{flows.length} periods</p>
      {actions}
    </>
  ),
}));
jest.mock('../../portal/src/sheets/csv', () => ({ toCsv: jest.fn(() => new Blob()) }));

test('the exported chart has a row for each period', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const paid = { id: 'tr-1', transaction_type: 'funds_received', amount: '100000.00', shares: '1000.000000' };
  const priced = { date: '2025-03-31', unit_price: '110.0000', nav: '110000.00' };
  answerWith(({ path }) => ({
    json: path.endsWith('/performance')
      ? { type: 'performance', as_of_date: '2025-03-31', valuations: [priced], periods: [] }
      : { type: 'transactions', items: [{ ...paid, date: '2025-02-28', note: '', reverses: null }] },
  }));
  const { person } = await renderScreen(() => <ValueChart investment={anInvestment()} />, {
    path: '/my-investment/current',
  });
  await screen.findByText('1 periods');
  await person.click(screen.getByRole('button', { name: 'Export: Value, paid in and paid out' }));
  await person.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(toCsv).toHaveBeenCalledTimes(1));
  const [sheet] = jest.mocked(toCsv).mock.calls[0] ?? [];
  expect(sheet?.name).toBe('Value, paid in and paid out, Keystone Income Fund');
  expect(JSON.stringify(sheet)).toContain('100000.00');
  expect(JSON.stringify(sheet)).toContain('110000.00');
  click.mockRestore();
});

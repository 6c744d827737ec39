import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LookThroughChart, type LookThroughLayer } from '@quoin/ui/charts';
import { show } from './in-quoin';

const fund: LookThroughLayer = {
  name: 'Harbor Lending I',
  kind: 'access_fund',
  interest: 'Limited partner interests',
  units: '280000.000000',
  managementFee: '0.015',
  performanceFee: '0.1',
};
const loans: LookThroughLayer = {
  name: 'Loans to ports',
  kind: 'assets',
  interest: 'Loans and notes',
  units: null,
  managementFee: null,
  performanceFee: null,
};

test('describes the first layer, the last layer and the number of fee levels', () => {
  show(<LookThroughChart layers={[fund, loans]} />);
  expect(screen.getByRole('figure', { name: 'Investment structure' })).toHaveAccessibleDescription(
    '2 layers: you hold Harbor Lending I, and the last layer is Loans to ports. Fees are charged at 1 of them.',
  );
});

test('the same in Chinese', () => {
  show(<LookThroughChart layers={[fund, loans]} />, 'zh-CN');
  expect(screen.getByRole('figure', { name: '逐层看清您持有的资产' })).toHaveAccessibleDescription(
    '共 2 层：您持有Harbor Lending I，最底层为Loans to ports。其中 1 层收取费用。',
  );
});

test('the table has a row for each layer, with only the fees of that layer', async () => {
  show(<LookThroughChart layers={[fund, loans]} />);
  await userEvent.click(screen.getByRole('button', { name: /^Show table/ }));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Harbor Lending IAccess fundLimited partner interests280,0001.50%10.00%',
    'Loans to portsAssetsLoans and notesNoneNone',
  ]);
});

test('two layers with the same name are separate', async () => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<LookThroughChart layers={[fund, { ...fund, kind: 'master_fund' }]} defaultView="table" />);
  expect(screen.getAllByRole('rowheader', { name: fund.name })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /^Show chart/ }));
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
});

test('shows a message before the manager has published the layers', () => {
  show(<LookThroughChart layers={[]} />);
  expect(screen.getByRole('heading', { name: 'No structure published yet' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

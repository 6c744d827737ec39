import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompositionEditor } from '@quoin/ui';
import { show } from './in-quoin';

const share = (asset: string) => screen.getByRole('textbox', { name: `${asset}: share in percent` });
const years = (asset: string) => screen.getByRole('textbox', { name: `${asset}: years of experience` });
const remaining = () => screen.getByRole('status');

test('the remainder is shown with every line', async () => {
  show(<CompositionEditor label="Portfolio" />);
  expect(remaining()).toHaveTextContent('100% left to allocate');
  await userEvent.type(share('Equities'), '62.5');
  expect(remaining()).toHaveTextContent('37.5% left to allocate');
  await userEvent.type(share('Cash'), '37.5');
  expect(remaining()).toHaveTextContent('100% allocated');
  await userEvent.type(share('Other'), '1');
  expect(remaining()).toHaveTextContent('1% over 100%');
});

test('shares are whole basis points, without float errors', async () => {
  const onChange = jest.fn();
  show(<CompositionEditor label="Portfolio" onChange={onChange} />);
  await userEvent.type(share('Cash'), '0.29');
  await userEvent.type(years('Cash'), '12');
  expect(onChange).toHaveBeenLastCalledWith({ cash: { share_bp: 29, years: 12 } });
});

test('the rest is split over the empty lines, and the total is exact', async () => {
  show(<CompositionEditor label="Portfolio" defaultValue={{ equities: { share_bp: 5000 } }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Split the rest' }));
  expect(remaining()).toHaveTextContent('100% allocated');
  expect(share('Equities')).toHaveValue('50');
  expect(share('Fixed income')).toHaveValue('8.34');
  expect(share('Other')).toHaveValue('8.33');
});

test('without a remainder there is nothing to split', async () => {
  const onChange = jest.fn();
  show(
    <CompositionEditor label="Portfolio" defaultValue={{ cash: { share_bp: 10_000 } }} onChange={onChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Split the rest' }));
  expect(screen.getByRole('button', { name: 'Split the rest' })).toHaveAttribute('aria-disabled', 'true');
  expect(share('Cash')).toHaveValue('100');
});

test('a cleared line is empty, not zero', async () => {
  const onChange = jest.fn();
  show(
    <CompositionEditor label="Portfolio" defaultValue={{ cash: { share_bp: 500 } }} onChange={onChange} />,
  );
  await userEvent.clear(share('Cash'));
  expect(share('Cash')).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith({ cash: { share_bp: undefined } });
});

test('shows errors at their line and at the total', () => {
  show(
    <CompositionEditor
      label="Portfolio"
      error="The lines must total 100%"
      errors={{ cash: { years: 'Enter the years of experience' } }}
    />,
  );
  expect(screen.getByRole('group', { name: 'Portfolio' })).toHaveAccessibleDescription(
    'The lines must total 100%',
  );
  expect(years('Cash')).toHaveAccessibleDescription('Enter the years of experience');
});

test('lines are named in Chinese', () => {
  show(<CompositionEditor label="投资组合" defaultValue={{ cash: { share_bp: 2500 } }} />, 'zh-CN');
  expect(screen.getByRole('textbox', { name: '现金：占比（%）' })).toHaveValue('25');
  expect(remaining()).toHaveTextContent('还有 75% 待分配');
});

test('lines of the app are split among themselves', async () => {
  const onChange = jest.fn();
  const assets = [
    { key: 'timber', label: 'Timberland' },
    { key: 'credit', label: 'Senior credit' },
  ];
  show(
    <CompositionEditor
      label="Target"
      assets={assets}
      defaultValue={{ timber: { share_bp: 4000 }, cash: { share_bp: 5000 } }}
      onChange={onChange}
    />,
  );
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(remaining()).toHaveTextContent('60% left to allocate');
  await userEvent.click(screen.getByRole('button', { name: 'Split the rest' }));
  expect(share('Senior credit')).toHaveValue('60');
  expect(onChange).toHaveBeenLastCalledWith({
    timber: { share_bp: 4000 },
    cash: { share_bp: 5000 },
    credit: { share_bp: 6000 },
  });
});

// Plain Jest with jsdom: no set-up file and no transform.
jest.setTimeout(60_000);
const { createElement: h, useState } = require('react');
const { render, screen } = require('@testing-library/react');
const { default: userEvent } = require('@testing-library/user-event');
const {
  Button,
  ComboBox,
  DataTable,
  Dialog,
  Menu,
  PhoneField,
  QuoinProvider,
  SsnField,
} = require('@quoin/ui');

const FUNDS = [
  { value: 'a', label: 'Harbor Growth' },
  { value: 'b', label: 'Timber Income' },
];

function App({ onChoose }) {
  const [open, setOpen] = useState(false);
  return h(
    QuoinProvider,
    null,
    h(Button, { onClick: () => setOpen(true) }, 'Withdraw'),
    h(Dialog, { open, title: 'Withdraw this application?', onClose: () => setOpen(false) }),
    h(ComboBox, { label: 'Fund', options: FUNDS, onChange: onChoose }),
    h(PhoneField, { label: 'Phone' }),
    h(SsnField, { label: 'Social Security number' }),
    h(Menu, { label: 'Account', items: [{ key: 'out', label: 'Sign out', onSelect: () => {} }] }),
  );
}

test('a dialog opens and closes', async () => {
  const user = userEvent.setup();
  render(h(App));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByRole('dialog', { name: 'Withdraw this application?' }).open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a combo box lists its options', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  render(h(App, { onChoose }));
  await user.type(screen.getByRole('combobox', { name: 'Fund' }), 'tim');
  await user.click(await screen.findByRole('option', { name: 'Timber Income' }));
  expect(onChoose).toHaveBeenLastCalledWith('b');
});

test('a menu opens, and a phone number is formatted', async () => {
  const user = userEvent.setup();
  render(h(App));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByText('Sign out')).toBeTruthy();
  await user.type(screen.getByLabelText('Phone'), '4155550123');
  expect(screen.getByLabelText('Phone').value).toBe('(415) 555 0123');
});

test('a table sorts its rows', async () => {
  const user = userEvent.setup();
  const columns = [
    { key: 'name', header: 'Fund', namesRow: true, sortValue: ({ name }) => name, cell: ({ name }) => name },
  ];
  const rows = [{ name: 'Timber' }, { name: 'Harbor' }];
  render(h(DataTable, { caption: 'Funds', columns, rows, rowKey: ({ name }) => name }));
  await user.click(screen.getByRole('button', { name: 'Fund' }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Harbor',
    'Timber',
  ]);
});

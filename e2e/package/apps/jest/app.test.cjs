// Plain Jest with jsdom: no set-up file and no transform.
jest.setTimeout(60_000);
const { createElement: h, useState } = require('react');
const { fireEvent, render, screen } = require('@testing-library/react');
const { default: userEvent } = require('@testing-library/user-event');
const {
  Button,
  ComboBox,
  DataTable,
  Dialog,
  Menu,
  PhoneField,
  QuoinProvider,
  SignaturePad,
  SsnField,
  TextField,
  Wizard,
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

test('a wizard moves the focus to the first problem', async () => {
  render(
    h(
      QuoinProvider,
      null,
      h(
        Wizard,
        {
          label: 'Application',
          steps: [{ id: 'investor', label: 'Investor' }],
          validate: () => [{ field: 'name', message: 'Enter a name' }],
          finishLabel: 'Send',
          onFinish: () => {},
        },
        h(TextField, { id: 'name', label: 'Name' }),
      ),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Enter a name');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a signature is drawn', async () => {
  const onChange = jest.fn();
  render(h(QuoinProvider, null, h(SignaturePad, { label: 'Signature', onChange })));
  await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
  const sheet = document.querySelector('[data-part="sheet"]');
  fireEvent.pointerDown(sheet, { isPrimary: true, button: 0 });
  fireEvent.pointerUp(sheet, { isPrimary: true });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'drawn' }));
});

// Test environments of other apps, and pages inside a shadow root.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ComboBox, Dialog, Menu, QuoinProvider } from '@quoin/ui';
import { show } from './in-quoin';

const FUNDS = [
  { value: 'north', label: 'North Fund' },
  { value: 'south', label: 'South Fund' },
];

function Withdrawal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} title="Withdraw this application?" onClose={() => setOpen(false)} />
    </>
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  return screen.findByRole('dialog', { name: 'Withdraw this application?' });
};

describe('without modal dialogs, as in jsdom', () => {
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  beforeEach(() => void Reflect.deleteProperty(prototype, 'showModal'));
  afterEach(() => void Object.assign(prototype, { showModal }));

  test('Escape closes a dialog', async () => {
    show(<Withdrawal />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a dialog stays open in strict mode where `close` sends its event at once, as in happy-dom', async () => {
  render(
    <StrictMode>
      <QuoinProvider>
        <Withdrawal />
      </QuoinProvider>
    </StrictMode>,
  );
  expect(await openDialog()).toBeInTheDocument();
});

test('the options are visible in jsdom from version 27 on, whose style sheet hides popovers', async () => {
  show(
    <>
      <style>{'[popover] { display: none }'}</style>
      <ComboBox label="Fund" options={FUNDS} />
    </>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Fund' }), 'South');
  expect(await screen.findByRole('option', { name: 'South Fund' })).toBeVisible();
});

test('a menu inside a shadow root stays open while its item is pressed', async () => {
  const onSelect = jest.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const root = createRoot(inside);
  try {
    act(() =>
      root.render(
        <QuoinProvider>
          <Menu label="More" items={[{ key: 'download', label: 'Download', onSelect }]} />
        </QuoinProvider>,
      ),
    );
    await userEvent.click(within(inside).getByRole('button', { name: 'More' }));
    await userEvent.click(within(inside).getByRole('menuitem', { name: 'Download' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  } finally {
    act(() => root.unmount());
    host.remove();
  }
});

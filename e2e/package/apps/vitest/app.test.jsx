import { StrictMode, useState } from 'react';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ComboBox, Dialog, QuoinProvider } from '@quoin/ui';

afterEach(cleanup);

const show = (element) =>
  render(
    <StrictMode>
      <QuoinProvider>{element}</QuoinProvider>
    </StrictMode>,
  );

function Withdrawal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} title="Withdraw this application?" onClose={() => setOpen(false)} />
    </>
  );
}

test('a dialog opens and its button closes it', async () => {
  show(<Withdrawal />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a combo box lists its options', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'north', label: 'North Fund' },
    { value: 'south', label: 'South Fund' },
  ];
  show(<ComboBox label="Fund" options={options} onChange={onChange} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Fund' }), 'South');
  await userEvent.click(await screen.findByRole('option', { name: 'South Fund' }, { timeout: 5000 }));
  expect(onChange).toHaveBeenCalledWith('south');
});

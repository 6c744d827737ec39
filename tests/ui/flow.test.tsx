import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ConfirmDialog,
  Dialog,
  Disclosure,
  LeavePageDialog,
  QuoinProvider,
  Stepper,
  type Locale,
  type Step,
} from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

const show = (element: React.ReactElement, locale: Locale = 'en') =>
  render(
    <QuoinProvider locale={locale} messages={locale === 'zh-CN' ? zhCN : undefined}>
      {element}
    </QuoinProvider>,
  );

const steps: Step[] = [
  { id: 'qualification', label: 'Qualification', status: 'complete' },
  { id: 'information', label: 'Investor Information', status: 'errors', errors: 2 },
  { id: 'files', label: 'Upload Files', status: 'complete' },
  { id: 'amount', label: 'Set Amount', status: 'untouched', disabled: true },
];

describe('the steps of an application', () => {
  test('the current step and the status of a step are independent', () => {
    show(<Stepper steps={steps} current={2} onSelect={jest.fn()} />);
    const list = within(screen.getByRole('list'));
    expect(list.getByRole('button', { name: /Upload Files/ })).toHaveAttribute('aria-current', 'step');
    const information = list.getByRole('button', { name: /Investor Information/ });
    expect(information).toHaveTextContent('2 fields to correct');
    expect(information).not.toHaveAttribute('aria-current');
  });

  test('one wrong field is not "fields"', () => {
    show(<Stepper steps={[{ id: 'a', label: 'A', status: 'errors', errors: 1 }]} current={0} />);
    expect(screen.getByText('1 field to correct')).toBeInTheDocument();
  });

  test('a step is selected by its position; one that is not available cannot be', async () => {
    const onSelect = jest.fn();
    show(<Stepper steps={steps} current={2} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: /Qualification/ }));
    expect(onSelect).toHaveBeenCalledWith(0);
    expect(screen.queryByRole('button', { name: /Set Amount/ })).toBeNull();
    expect(screen.getByText('Set Amount')).toBeInTheDocument();
  });

  test('one below the other they are the same list', () => {
    show(<Stepper steps={steps} current={2} onSelect={jest.fn()} orientation="vertical" />);
    expect(screen.getByRole('navigation')).toHaveAttribute('data-orientation', 'vertical');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  });

  test('on a phone one line shows the position, in both languages, and opens the list', async () => {
    show(<Stepper steps={steps} current={1} />, 'zh-CN');
    const line = screen.getByText('第 2 步，共 4 步').closest('button');
    if (!line) throw new Error('no line');
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a dialog', () => {
  function Terms({ onClose = jest.fn() }: { onClose?: () => void }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Read the terms</button>
        <Dialog
          open={open}
          title="Terms of Use"
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        >
          The terms
        </Dialog>
      </>
    );
  }

  test('has its title as name and initial focus, and is removed when closed', async () => {
    show(<Terms />);
    expect(screen.queryByText('The terms')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Read the terms' }));
    expect(screen.getByRole('dialog', { name: 'Terms of Use' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Terms of Use' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Escape closes it once', async () => {
    const onClose = jest.fn();
    show(<Terms onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Read the terms' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a blocking dialog has no close button and stays open after Escape', () => {
    show(
      <Dialog open title="Security Updated">
        Enter your password
      </Dialog>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });

  test('a blocking dialog reopens if the browser closes it', () => {
    show(<Dialog open title="Security Updated" />);
    const dialog = screen.getByRole('dialog');
    if (dialog instanceof HTMLDialogElement) dialog.close();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });
});

test('a confirmation is labelled with its action, and canceling does not confirm', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  show(
    <ConfirmDialog
      open
      danger
      title="Cancel this application?"
      confirmLabel="Cancel application"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      This cannot be undone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Cancel this application?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel application' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['en', 'Save and leave', 'Leave without saving', 'Stay here'],
  ['zh-CN', '保存并离开', '不保存，直接离开', '留在此页'],
] as const)('leaving a page with changes offers three options in %s', async (locale, save, leave, stay) => {
  const ways = { onSaveAndLeave: jest.fn(), onLeave: jest.fn(), onStay: jest.fn() };
  show(<LeavePageDialog open {...ways} />, locale);
  await userEvent.click(screen.getByRole('button', { name: save }));
  await userEvent.click(screen.getByRole('button', { name: leave }));
  await userEvent.click(screen.getByRole('button', { name: stay }));
  expect(Object.values(ways).map((way) => way.mock.calls.length)).toEqual([1, 1, 1]);
});

test('a disclosure reports when it opens and can be controlled', () => {
  const onChange = jest.fn();
  const { container } = show(
    <Disclosure summary="When do funds arrive?" open={false} onChange={onChange}>
      In 3 to 5 business days
    </Disclosure>,
  );
  const details = container.querySelector('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(details.open).toBe(false);
});

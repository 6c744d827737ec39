// Test environments of other apps, and pages inside a shadow root.
import { StrictMode, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AmountField,
  BusyOverlay,
  Button,
  ComboBox,
  Dialog,
  Menu,
  QuoinProvider,
  TextField,
  Wizard,
} from '@quoin/ui';
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

let page: Document;
let close: () => void;

/** Renders into an iframe with the code of this window, as editors and previews do. */
function showInFrame(element: ReactElement) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('no page in the frame');
  page = contentDocument;
  const root = createRoot(page.body.appendChild(page.createElement('div')));
  act(() => root.render(<QuoinProvider>{element}</QuoinProvider>));
  close = () => {
    act(() => root.unmount());
    frame.remove();
  };
}
const inside = () => within(page.body);
const getButton = (name: string) => inside().getByRole('button', { name });

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

  test('only the page behind a dialog in an iframe does not scroll', () => {
    showInFrame(<Withdrawal />);
    fireEvent.click(getButton('Withdraw'));
    expect(page.documentElement.style.overflow).toBe('hidden');
    expect(document.documentElement.style.overflow).toBe('');
    fireEvent.click(getButton('Close'));
    expect(page.documentElement.style.overflow).toBe('');
    close();
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

describe('in an iframe', () => {
  afterEach(() => close());

  test('a list is beside its field', () => {
    showInFrame(<Menu label="More" items={[{ key: 'download', label: 'Download', onSelect: jest.fn() }]} />);
    Object.defineProperty(page.defaultView, 'innerHeight', { value: 200 });
    getButton('More').getBoundingClientRect = () => DOMRect.fromRect({ y: 150, width: 100, height: 40 });
    fireEvent.click(getButton('More'));
    expect(inside().getByRole('menu')).toHaveAttribute('data-side', 'above');
  });

  test('nothing is submitted twice', () => {
    const onClick = jest.fn();
    showInFrame(
      <>
        <Button onClick={onClick}>Sign</Button>
        <BusyOverlay busy />
      </>,
    );
    fireEvent.click(getButton('Sign'));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('text of an input method is grouped', () => {
    showInFrame(<AmountField label="Commitment" defaultValue="51000.00" />);
    const input = inside().getByLabelText<HTMLInputElement>('Commitment');
    input.setSelectionRange(6, 6);
    const send = (type: string, init: InputEventInit) => {
      const InFrame = (page.defaultView as typeof globalThis & Window).InputEvent;
      act(() => void input.dispatchEvent(new InFrame(type, { bubbles: true, cancelable: true, ...init })));
    };
    send('beforeinput', { inputType: 'insertCompositionText', data: '8', isComposing: true });
    input.value = '51,0008';
    send('input', { inputType: 'insertCompositionText', data: '8', isComposing: true });
    fireEvent.compositionEnd(input, { data: '8' });
    expect(input).toHaveValue('510,008');
  });

  test('a problem in the summary of a wizard leads to its field', async () => {
    showInFrame(
      <Wizard
        label="Application"
        steps={[{ id: 'investor', label: 'Investor' }]}
        validate={() => [{ field: 'name', message: 'Enter a name' }]}
        finishLabel="Finish"
        onFinish={jest.fn()}
      >
        <TextField label="Name" id="name" />
      </Wizard>,
    );
    fireEvent.click(getButton('Finish'));
    const link = await inside().findByRole('link', { name: 'Enter a name' });
    expect(page.activeElement).toBe(inside().getByLabelText('Name'));
    getButton('Finish').focus();
    fireEvent.click(link);
    expect(page.activeElement).toBe(inside().getByLabelText('Name'));
  });
});

import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthDateField, TextField, Wizard, type WizardProblem, type WizardProps } from '@quoin/ui';
import { show } from './in-quoin';

const steps = [
  { id: 'information', label: 'Investor Information' },
  { id: 'files', label: 'Upload Files' },
  { id: 'amount', label: 'Set Amount and Signature' },
];

const wizard = (props: Partial<WizardProps> = {}) => (
  <Wizard label="Application" steps={steps} onFinish={jest.fn()} finishLabel="Send for signature" {...props}>
    {props.children ?? <TextField id="name" label="Name" />}
  </Wizard>
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const nameMissing: WizardProblem[] = [{ field: 'name', message: 'Name is required' }];

test('a new step focuses its heading, which contains its position; the first one takes no focus', async () => {
  show(wizard());
  expect(screen.getByRole('heading', { name: 'Step 1 of 3 Investor Information' })).not.toHaveFocus();
  await press('Save and continue');
  expect(await screen.findByRole('heading', { name: 'Step 2 of 3 Upload Files' })).toHaveFocus();
  expect(screen.getByRole('form', { name: 'Step 2 of 3 Upload Files' })).toBeInTheDocument();
  await press('Previous step');
  expect(await screen.findByRole('heading', { name: 'Step 1 of 3 Investor Information' })).toHaveFocus();
});

test('in Chinese', () => {
  show(wizard({ defaultCurrent: 1, onExit: jest.fn() }), 'zh-CN');
  expect(screen.getByRole('heading', { name: '第 2 步，共 3 步 Upload Files' })).toBeInTheDocument();
  for (const name of ['保存并继续', '保存并退出', '上一步'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('a step with problems cannot be left: they are counted and listed, and the first field takes the focus', async () => {
  const onSave = jest.fn();
  show(wizard({ validate: () => nameMissing, onSave }));
  await press('Save and continue');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('There is 1 thing to correct');
  expect(screen.getByRole('heading', { name: 'Step 1 of 3 Investor Information' })).toBeInTheDocument();
  expect(screen.getByRole('navigation')).toHaveTextContent('1 field to correct');
  expect(onSave).not.toHaveBeenCalled();

  act(() => screen.getByRole('heading').focus());
  await userEvent.click(screen.getByRole('link', { name: 'Name is required' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a problem of a composite field links to its first part', async () => {
  const validate = () => [{ field: 'born', message: 'Date of birth is required' }];
  show(
    wizard({
      validate,
      children: <BirthDateField id="born" label="Date of birth" error="Date of birth is required" />,
    }),
  );
  const [first] = within(screen.getByRole('group', { name: /^Date of birth/ })).getAllByRole('textbox');
  await press('Save and continue');
  await waitFor(() => expect(first).toHaveFocus());
  act(() => screen.getByRole('heading').focus());
  await userEvent.click(screen.getByRole('link', { name: 'Date of birth is required' }));
  expect(first).toHaveFocus();
});

test('a corrected field is validated on blur; the list above stays until the step is submitted', async () => {
  let problems = nameMissing;
  const onSave = jest.fn(() => false);
  show(wizard({ validate: () => problems, onSave }));
  await press('Save and continue');
  expect(await screen.findByRole('link', { name: 'Name is required' })).toBeInTheDocument();
  problems = [];
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(screen.getByRole('link', { name: 'Name is required' })).toBeInTheDocument();
  await press('Save and continue');
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('Enter in a field continues', async () => {
  const onChange = jest.fn();
  show(wizard({ onChange }));
  await userEvent.type(screen.getByRole('textbox'), 'Maya{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(1));
});

test('a step that fails to save stays, and repeated clicks save it once', async () => {
  let answer: (saved: boolean) => void = () => undefined;
  const onSave = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const onChange = jest.fn();
  show(wizard({ onSave, onChange }));
  await press('Save and continue');
  await press('Save and continue');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onSave).toHaveBeenCalledWith('information');
  await act(async () => answer(false));
  expect(onChange).not.toHaveBeenCalled();
  await press('Save and continue');
  await act(async () => answer(true));
  expect(onChange).toHaveBeenCalledWith(1);
});

test('saving and exiting does not require a complete step', async () => {
  const onExit = jest.fn();
  const validate = jest.fn(() => nameMissing);
  const onSave = jest.fn();
  show(wizard({ onExit, validate, onSave }));
  await press('Save and exit');
  expect(onSave).toHaveBeenCalledWith('information');
  expect(onExit).toHaveBeenCalledTimes(1);
  expect(validate).not.toHaveBeenCalled();
});

test('only visited steps can be selected, unless the app allows others', async () => {
  const { update } = show(wizard({ defaultCurrent: 1 }));
  const chosen = (name: RegExp) => screen.queryByRole('button', { name });
  expect(chosen(/Investor Information/)).toBeInTheDocument();
  expect(chosen(/Set Amount/)).toBeNull();
  update(wizard({ reach: 'any' }));
  expect(chosen(/Set Amount/)).toBeInTheDocument();
  update(
    wizard({ reach: 'any', steps: steps.map((step) => ({ ...step, reachable: step.id !== 'amount' })) }),
  );
  expect(chosen(/Set Amount/)).toBeNull();
});

test('the last step validates all steps and shows the first with a problem', async () => {
  const onFinish = jest.fn();
  let missing = true;
  const validate = (step: string) => (step === 'information' && missing ? nameMissing : []);
  show(wizard({ defaultCurrent: 2, validate, onFinish }));
  await press('Send for signature');
  expect(await screen.findByRole('heading', { name: /Investor Information/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(onFinish).not.toHaveBeenCalled();

  missing = false;
  await userEvent.click(screen.getByRole('button', { name: /Set Amount/ }));
  await press('Send for signature');
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
});

test('a parent that controls the step decides whether it changes', async () => {
  const onChange = jest.fn();
  show(wizard({ current: 0, onChange }));
  await press('Save and continue');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(1));
  expect(screen.getByRole('heading', { name: /Investor Information/ })).toBeInTheDocument();
});

test('the browser warns before the tab is closed only with unsaved changes', () => {
  const { update } = show(wizard({ unsaved: true }));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  update(wizard({ unsaved: false }));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('blocked navigation continues after saving, or is canceled', async () => {
  const [onLeave, onSave] = [jest.fn(), jest.fn()];
  function Leaving() {
    const [leaving, setLeaving] = useState(true);
    return wizard({ leaving, onLeave, onSave, onStay: () => setLeaving(false) });
  }
  show(<Leaving />);
  expect(screen.getByRole('alertdialog', { name: 'Leave this page?' })).toBeInTheDocument();
  await press('Save and leave');
  expect(onSave).toHaveBeenCalledWith('information');
  expect(onLeave).toHaveBeenCalledTimes(1);
  await press('Stay here');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SummarySection, TextField, type SummarySectionProps, Wizard } from '@quoin/ui';
import { show } from './in-quoin';

const section = (props: Partial<SummarySectionProps> = {}) => (
  <SummarySection
    title="Signer 1"
    state="complete"
    summary={[{ name: 'Identification', value: 'Ends in 6789' }]}
    {...props}
  >
    <TextField label="First name" id="first-name" />
  </SummarySection>
);
const toggle = () => screen.getByRole('button', { name: 'Signer 1' });

test('a closed section shows its summary, and opening it shows the fields instead', async () => {
  const onOpenChange = jest.fn();
  show(section({ onOpenChange }));
  expect(screen.getByText('Ends in 6789')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(toggle());
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(screen.queryByText('Ends in 6789')).toBeNull();
});

test('text typed before closing is there when it opens again', async () => {
  show(section({ defaultOpen: true }));
  await userEvent.type(screen.getByRole('textbox'), 'Maya');
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  expect(screen.getByRole('textbox')).toHaveValue('Maya');
});

test.each([
  ['complete', undefined, 'Complete'],
  ['incomplete', 2, '2 to answer'],
  ['errors', 1, '1 to correct'],
  ['optional', undefined, 'Optional'],
] as const)('the heading of a section in state %s is described by it', (state, count, messages) => {
  show(section({ state, count }));
  expect(toggle()).toHaveAccessibleDescription(messages);
  expect(screen.getByRole('region', { name: 'Signer 1' })).toHaveAttribute('data-state', state);
});

test('the Edit button opens a complete section and moves the focus to its heading', async () => {
  show(section(), 'zh-CN');
  await userEvent.click(screen.getByRole('button', { name: '编辑Signer 1' }));
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('button', { name: '编辑Signer 1' })).toBeNull();
});

test('an incomplete section has no Edit button', () => {
  show(section({ state: 'incomplete', count: 1 }));
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('find-in-page opens a section whose content it finds', () => {
  const onOpenChange = jest.fn();
  const { container } = show(section({ onOpenChange }));
  const content = container.querySelector('[data-part="content"]');
  if (!content) throw new Error('no content');
  expect(content).toHaveAttribute('hidden', 'until-found');
  fireEvent(content, new Event('beforematch', { bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledWith(true);
});

test('a problem inside a closed section opens it and focuses its field', async () => {
  show(
    <Wizard
      label="Application"
      steps={[{ id: 'who', label: 'Who' }]}
      validate={() => [{ field: 'first-name', message: 'Enter the first name' }]}
      onFinish={jest.fn()}
      finishLabel="Send"
    >
      {section()}
    </Wizard>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
  expect(within(screen.getByRole('region', { name: 'Signer 1' })).getByRole('textbox')).toBeVisible();
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SecurityUpdatedModal } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof SecurityUpdatedModal> = {
  title: 'Flow/SecurityUpdatedModal',
  component: SecurityUpdatedModal,
  args: { open: true, onSubmit: fn() },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      use: [
        'An account whose password was kept under an older scheme: nothing else is possible until it was entered.',
      ],
      avoid: [
        'Any question that may wait: take Dialog or ConfirmDialog, which can be closed.',
        'Before a document is opened: take IdentityCheckModal.',
      ],
      accessibility: [
        'A modal dialog named by its title, where the focus begins; the page behind it is inert.',
        'It has no cross, and Escape does nothing: only the right password ends it.',
        'Submit is disabled while the field is empty; Enter in the field submits.',
        'An error is announced, and the field takes the focus again.',
        'The password never stands in an attribute, and is gone once the dialog closes.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof SecurityUpdatedModal>;

export const Gallery: Story = {};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Security Updated' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Security Updated' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.tab();
    await expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Cornerstone-7{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Cornerstone-7');
  },
};

export const IncorrectPassword: Story = { args: { problem: { code: 1100 } } };

export const OldPasswordIncorrect: Story = { args: { problem: { code: 1116 } } };

export const Busy: Story = { args: { busy: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SecurityUpdatedModal } from '@quoin/ui';

export default {
  title: 'Flow/SecurityUpdatedModal',
  component: SecurityUpdatedModal,
  args: { open: true, onSubmit: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof SecurityUpdatedModal>;
type Story = StoryObj<typeof SecurityUpdatedModal>;

export const Playground: Story = {};

export const Gallery: Story = {};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Security Updated' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog', { name: 'Security Updated' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Cornerstone-7{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Cornerstone-7');
  },
};

export const IncorrectPassword: Story = { args: { problem: { code: 1100 } } };

export const OldPasswordIncorrect: Story = { args: { problem: { code: 1116 } } };

export const Busy: Story = { args: { busy: true } };

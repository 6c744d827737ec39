import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeavePageDialog } from '@quoin/ui';

const meta: Meta<typeof LeavePageDialog> = {
  title: 'Flow/LeavePageDialog',
  component: LeavePageDialog,
  args: { open: true, incomplete: true, onSaveAndLeave: fn(), onLeave: fn(), onStay: fn() },
};
export default meta;
type Story = StoryObj<typeof LeavePageDialog>;

export const Gallery: Story = {};

export const Saved: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save and leave' }));
    await expect(args.onSaveAndLeave).toHaveBeenCalledOnce();
  },
};

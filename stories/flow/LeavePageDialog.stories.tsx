import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LeavePageDialog } from '@quoin/ui';

export default {
  title: 'Flow/LeavePageDialog',
  component: LeavePageDialog,
  args: { open: true, incomplete: true, onSaveAndLeave: fn(), onLeave: fn(), onStay: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof LeavePageDialog>;
type Story = StoryObj<typeof LeavePageDialog>;

export const Playground: Story = {};

export const Gallery: Story = {};

export const Saved: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and leave' }));
    await expect(args.onSaveAndLeave).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Leave this page?' })).toHaveFocus();
    const stay = canvas.getByRole('button', { name: 'Stay here' });
    while (document.activeElement !== stay) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = { args: { incomplete: false } };

export const Saving: Story = { args: { busy: true } };

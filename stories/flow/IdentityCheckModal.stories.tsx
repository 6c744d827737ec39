import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IdentityCheckModal, type IdentityCheckModalProps } from '@quoin/ui';
import { identityChecksFor } from '@quoin/rules';
import { useStoryMessages } from '../messages';

const LOCKED = {
  en: 'Too many attempts. You can try again in 2 hours, at 4:30 PM ET.',
  'zh-CN': '尝试次数过多，请在 2 小时后（美东时间 16:30）再试。',
};

export default {
  title: 'Flow/IdentityCheckModal',
  component: IdentityCheckModal,
  args: { open: true, kinds: identityChecksFor('US'), onCheck: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
} satisfies Meta<typeof IdentityCheckModal>;
type Story = StoryObj<typeof IdentityCheckModal>;

export const Playground: Story = {};

export const Gallery: Story = {};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your identity' })).toHaveFocus();
    const passport = canvas.getByRole('radio', { name: 'Passport' });
    while (!(document.activeElement instanceof HTMLInputElement)) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(passport).toBeChecked();
    await userEvent.keyboard('{Tab}X1234567');
    const confirm = canvas.getByRole('button', { name: 'Confirm identity' });
    while (document.activeElement !== confirm) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheck).toHaveBeenCalledWith({ kind: 'passport', value: 'X1234567' });
  },
};

export const WrongNumber: Story = {
  args: { kinds: identityChecksFor('CN'), failed: true, attemptsLeft: 3 },
};

export const TooShort: Story = {
  globals: { locale: 'en' },
  args: { kinds: ['ssn'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm identity' }));
    await canvas.findByText('Enter the last 4 characters');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { busy: true } };

function LockedOut(props: IdentityCheckModalProps) {
  return <IdentityCheckModal {...props} locked={useStoryMessages(LOCKED)} />;
}

export const Locked: Story = { render: (args) => <LockedOut {...args} /> };

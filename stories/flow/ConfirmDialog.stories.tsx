import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmDialog, Text, type ConfirmDialogProps } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  title: ['Cancel this application?', '取消这份申请？'],
  confirm: ['Cancel application', '取消申请'],
  keep: ['Keep it', '保留申请'],
  cost: [
    'The subscription and counter-sign documents are deleted. This cannot be undone.',
    '认购文件及会签文件将被删除，且无法恢复。',
  ],
});

function CancelApplication({ onConfirm, onCancel }: Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel'>) {
  const messages = useStoryMessages(MESSAGES);
  return (
    <ConfirmDialog
      open
      danger
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={messages.keep}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{messages.cost}</Text>
    </ConfirmDialog>
  );
}

export default {
  title: 'Flow/ConfirmDialog',
  component: ConfirmDialog,
  args: { onConfirm: fn(), onCancel: fn() },
  render: (args) => <CancelApplication {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Playground: Story = {
  args: {
    open: true,
    danger: true,
    title: MESSAGES.en.title,
    confirmLabel: MESSAGES.en.confirm,
    children: MESSAGES.en.cost,
  },
  render: (args) => <ConfirmDialog {...args} />,
};

export const Gallery: Story = {};

export const Confirmed: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel application' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cancel this application?' })).toHaveFocus();
    const keep = canvas.getByRole('button', { name: 'Keep it' });
    while (document.activeElement !== keep) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

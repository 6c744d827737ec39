import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog, Text, type ConfirmDialogProps } from '@quoin/ui';
import { useWords } from '../words';

const WORDS = {
  en: {
    title: 'Cancel this application?',
    confirm: 'Cancel application',
    keep: 'Keep it',
    cost: 'The subscription and counter-sign documents are deleted. This cannot be undone.',
  },
  'zh-CN': {
    title: '取消这份申请？',
    confirm: '取消申请',
    keep: '保留申请',
    cost: '认购文件及会签文件将被删除，且无法恢复。',
  },
};

function CancelApplication({ onConfirm, onCancel }: Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel'>) {
  const words = useWords(WORDS);
  return (
    <ConfirmDialog
      open
      danger
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{words.cost}</Text>
    </ConfirmDialog>
  );
}

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Flow/ConfirmDialog',
  component: ConfirmDialog,
  args: { onConfirm: fn(), onCancel: fn() },
  render: (args) => <CancelApplication {...args} />,
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Gallery: Story = {};

export const Confirmed: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel application' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

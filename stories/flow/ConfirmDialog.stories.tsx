import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog, Text, type ConfirmDialogProps } from '@quoin/ui';
import type { Guide } from '../guide';
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
  parameters: {
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      use: ['Before an act that cannot be undone, or that costs something: the text says what.'],
      avoid: [
        'An act that can be undone: do it, and offer the way back in a notice.',
        'Leaving with unsaved entries: take LeavePageDialog.',
      ],
      accessibility: [
        'An alert dialog named by its title, where the focus begins; Escape and the cross mean no.',
        'The buttons say what they do, never “OK” alone.',
        'While the answer is on its way the button keeps the focus and takes no further press.',
        'When it closes, focus returns to where it was.',
      ],
    } satisfies Guide,
  },
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

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Cancel this application?' })).toHaveFocus();
    const keep = screen.getByRole('button', { name: 'Keep it' });
    while (document.activeElement !== keep) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

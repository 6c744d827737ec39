import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  Menu,
  Stack,
  Trash2Icon,
  type MenuItem,
} from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Controls/Menu', component: Menu } satisfies Meta;

const MESSAGES = bilingual({
  statement: ['Statement', '对账单'],
  row: ['Actions for Q1 2026 statement.pdf', '对“2026年第一季度对账单.pdf”的操作'],
  view: ['View', '查看'],
  download: ['Download', '下载'],
  open: ['Open in a new tab', '在新标签页中打开'],
  remove: ['Delete', '删除'],
});

const itemsIn = (messages: (typeof MESSAGES)['en'], onSelect: () => void): MenuItem[] => [
  { key: 'view', label: messages.view, icon: EyeIcon, onSelect },
  { key: 'download', label: messages.download, icon: DownloadIcon, onSelect },
  { key: 'open', label: messages.open, icon: ExternalLinkIcon, href: '#statement' },
  { key: 'remove', label: messages.remove, icon: Trash2Icon, tone: 'danger', apart: true, onSelect },
];

function States() {
  const messages = useStoryMessages(MESSAGES);
  const items = itemsIn(messages, fn()).map((item) => ({ ...item, disabled: item.key === 'download' }));
  return (
    <Stack gap={6}>
      <Stack direction="horizontal" gap={3} align="center">
        <Menu label={messages.statement} items={items} variant="quiet" size="small" />
        <Menu label={messages.row} items={items} icon={EllipsisIcon} />
        <Menu label={messages.statement} items={items} disabled />
      </Stack>
      <div style={{ minHeight: 280 }}>
        <Menu label={messages.statement} items={items} />
      </div>
    </Stack>
  );
}

export const Playground: StoryObj<typeof Menu> = {
  args: { label: MESSAGES.en.statement, items: itemsIn(MESSAGES.en, fn()) },
};

export const Gallery: StoryObj = {
  render: () => <States />,
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('button').at(-1);
    if (last) await userEvent.click(last);
  },
};

const select = fn();

export const Keyboard: StoryObj = {
  render: () => <Menu label="Statement" items={itemsIn(MESSAGES.en, select)} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'View' })).toHaveFocus();
    await userEvent.keyboard('de');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(select).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Statement' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Statement' })).toHaveFocus();
  },
};

const LONG_NAME =
  'Statement of the Reorganized Harbor, Rail and Inland Waterway Infrastructure Partnership '.repeat(4);

export const LongName: StoryObj = {
  render: () => (
    <div style={{ minHeight: 320 }}>
      <Menu label={LONG_NAME} items={[{ key: 'view', label: LONG_NAME, icon: EyeIcon, onSelect: select }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

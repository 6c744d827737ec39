import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Notices, type Notice } from '@quoin/ui';
import { useWords } from '../words';

const WORDS: Record<'en' | 'zh-CN', Record<Notice['signal'], string>> = {
  en: {
    success: 'Your changes are saved.',
    info: 'A new quarterly report is ready.',
    danger: 'The document could not be loaded. Check the network or try later.',
    warning: 'Your application has fields to correct.',
  },
  'zh-CN': {
    success: '您的修改已保存。',
    info: '新的季度报告已经发布。',
    danger: '文件无法加载。请检查网络，或稍后再试。',
    warning: '您的申请中有内容需要更正。',
  },
};

const SIGNALS = ['success', 'info', 'danger', 'warning'] as const;

function Closable() {
  const words = useWords(WORDS);
  const [closed, setClosed] = useState<string[]>([]);
  const notices = SIGNALS.filter((signal) => !closed.includes(signal)).map((signal) => ({
    id: signal,
    signal,
    text: words[signal],
  }));
  return <Notices notices={notices} onClose={(id) => setClosed([...closed, id])} />;
}

const meta: Meta<typeof Notices> = {
  title: 'Feedback/Notices',
  component: Notices,
  render: () => <Closable />,
};
export default meta;

export const Gallery: StoryObj = {};

export const Closing: StoryObj = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const first = screen.getAllByRole('button', { name: 'Close notice' })[0];
    if (first) await userEvent.click(first);
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Notices, type Notice } from '@quoin/ui';
import { LONG_FUND } from '../investing/hard-cases';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES: Record<'en' | 'zh-CN', Record<Notice['signal'], string>> = bilingual({
  success: ['Your changes are saved.', '您的修改已保存。'],
  info: ['A new quarterly report is ready.', '新的季度报告已经发布。'],
  danger: [
    'The document could not be loaded. Check the network or try later.',
    '文件无法加载。请检查网络，或稍后再试。',
  ],
  warning: ['Your application has fields to correct.', '您的申请中有内容需要更正。'],
});

const SIGNALS = ['success', 'info', 'danger', 'warning'] as const;

function Closable() {
  const messages = useStoryMessages(MESSAGES);
  const [closed, setClosed] = useState<string[]>([]);
  const notices = SIGNALS.filter((signal) => !closed.includes(signal)).map((signal) => ({
    id: signal,
    signal,
    text: messages[signal],
  }));
  return <Notices notices={notices} onClose={(id) => setClosed([...closed, id])} />;
}

export default {
  title: 'Feedback/Notices',
  component: Notices,
  render: () => <Closable />,
} satisfies Meta<typeof Notices>;

export const Playground: StoryObj<typeof Notices> = {
  args: {
    notices: SIGNALS.map((signal) => ({ id: signal, signal, text: MESSAGES.en[signal] })),
    onClose: fn(),
  },
  render: (args) => <Notices {...args} />,
};

export const Gallery: StoryObj = {};

export const LongNames: StoryObj<typeof Notices> = {
  render: () => (
    <Notices
      notices={[
        { id: 'fund', signal: 'info', text: LONG_FUND },
        { id: 'file', signal: 'danger', text: 'statement_'.repeat(30) },
        { id: 'person', signal: 'success', text: <bdi>נועה אברמוביץ׳</bdi> },
      ]}
      onClose={fn()}
    />
  ),
};

export const Closing: StoryObj = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('button', { name: 'Close notice' })[0];
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Close notice' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

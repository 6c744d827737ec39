import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MustReadList } from '@quoin/ui';
import { useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from './hard-cases';

export default { title: 'Investing/MustReadList', component: MustReadList } satisfies Meta;
type Story = StoryObj<typeof MustReadList>;

function useDocuments() {
  const names = useStoryMessages({
    en: ['Private Placement Memorandum', 'PPM supplement', 'Client Relationship Summary'],
    'zh-CN': ['私募备忘录（Private Placement Memorandum）', '私募备忘录补充文件', '客户关系摘要（Form CRS）'],
  });
  return names.map((name, index) => ({ id: `m${index + 1}`, name, pages: [64, 8, 1][index] ?? 1 }));
}

function Lists() {
  const error = useStoryMessages({
    en: 'Read and tick every document.',
    'zh-CN': '请阅读并勾选每一份文件。',
  });
  const documents = useDocuments();
  return (
    <div style={{ display: 'grid', gap: 48, maxWidth: 760 }}>
      <MustReadList
        documents={documents}
        ended={['m1', 'm2']}
        defaultValue={['m1']}
        onOpen={() => undefined}
        required
      />
      <MustReadList documents={documents} ended={[]} onOpen={() => undefined} error={error} required />
    </div>
  );
}

/** Simulates reading each document to its end by opening it. */
function ReadAtOnce() {
  const [ended, setEnded] = useState<string[]>([]);
  return <MustReadList documents={useDocuments()} ended={ended} onOpen={(id) => setEnded([...ended, id])} />;
}

export const Playground: Story = {
  args: {
    documents: [{ id: 'm1', name: 'Private Placement Memorandum', pages: 64 }],
    ended: ['m1'],
    onOpen: fn(),
    onChange: fn(),
  },
};

export const Gallery: Story = { render: () => <Lists /> };

export const Reading: Story = {
  globals: { locale: 'en' },
  render: () => <ReadAtOnce />,
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox', { name: 'I have read PPM supplement' });
    await expect(tick).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open PPM supplement' }));
    await userEvent.click(tick);
    await expect(canvas.getByText('1 of 3 read')).toBeVisible();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <ReadAtOnce />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open Private Placement Memorandum' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(
      canvas.getByRole('checkbox', { name: 'I have read Private Placement Memorandum' }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 of 3 read')).toBeVisible();
  },
};

export const LongAndRightToLeftNames: Story = {
  args: {
    documents: [LONG_NAME, UNBROKEN, RIGHT_TO_LEFT].map((name, index) => ({
      id: `m${index}`,
      name,
      pages: 10_000,
    })),
    ended: ['m0', 'm1'],
    defaultValue: ['m1'],
    onOpen: () => undefined,
  },
};

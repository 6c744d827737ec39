import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileUpload, type UploadItem } from '@quoin/ui';
import { tabTo } from '../play';
import { bilingual, useStoryMessages } from '../messages';
import { CARD, useRefusedStatement, useUploadExamples } from './sample-uploads';

export default { title: 'Fields/FileUpload', component: FileUpload } satisfies Meta;
type Story = StoryObj<typeof FileUpload>;

const nothing = { onAdd: fn(), onCancel: fn(), onRetry: fn(), onDelete: fn(), onReplace: fn() };

const MESSAGES = bilingual({
  id: ['Proof of ID', '身份证明'],
  hint: ['A passport or driver’s licence, all four corners visible.', '护照或驾驶证，四角完整可见。'],
  address: ['Proof of address', '地址证明'],
  problem: ['The connection was lost.', '网络连接中断。'],
  missing: ['This field is required', '此项为必填项'],
});

function States() {
  const messages = useStoryMessages(MESSAGES);
  const items: UploadItem[] = [
    ...CARD.map((side) => (side.id === 'f2' ? { ...side, replaces: 'card.pdf' } : side)),
    { id: 'f3', name: 'licence.png', bytes: 81_920, state: 'failed', problem: messages.problem },
    useRefusedStatement('f4'),
  ];
  return (
    <div style={{ display: 'grid', gap: 48, maxWidth: 680 }}>
      <FileUpload label={messages.id} hint={messages.hint} required items={items} {...nothing} />
      <FileUpload label={messages.address} required items={[]} error={messages.missing} {...nothing} />
      <FileUpload
        label={messages.address}
        disabled
        items={[]}
        accept={['jpeg', 'png']}
        maxMegabytes={5}
        {...nothing}
      />
    </div>
  );
}

function Kept() {
  const [items, setItems] = useState<UploadItem[]>([
    { id: 'f1', name: 'passport.pdf', bytes: 91_000, state: 'stored' },
  ]);
  return (
    <FileUpload
      {...nothing}
      label="Proof of ID"
      items={items}
      onDelete={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  );
}

function WithExamples() {
  const messages = useStoryMessages(MESSAGES);
  const examples = useUploadExamples();
  return (
    <div style={{ maxWidth: 680 }}>
      <FileUpload
        label={messages.id}
        hint={messages.hint}
        required
        items={[]}
        examples={examples}
        {...nothing}
      />
    </div>
  );
}

export const Playground: Story = {
  args: {
    ...nothing,
    label: MESSAGES.en.id,
    hint: MESSAGES.en.hint,
    items: [{ id: 'f1', name: 'passport.pdf', bytes: 1_258_291, state: 'stored' }],
  },
};

export const Gallery: Story = { render: () => <States /> };

export const Deleting: Story = {
  globals: { locale: 'en' },
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete passport.pdf' }));
    await expect(canvas.getByRole('alertdialog', { name: 'Delete passport.pdf?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete file' }));
    await expect(canvas.queryByText('passport.pdf')).toBeNull();
    await expect(canvas.getByLabelText(/Proof of ID/)).toHaveFocus();
  },
};

export const WrongFile: Story = {
  globals: { locale: 'en' },
  args: { ...nothing, label: 'Proof of ID', items: [] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Proof of ID/);
    await userEvent.upload(input, new File(['hello'], 'notes.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    const row = within(canvas.getByRole('listitem'));
    await expect(row.getByText('notes.txt')).toBeVisible();
    await expect(row.getByText('Please upload a pdf or image file.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Pictures of what is accepted, opened by the user. */
export const Examples: Story = {
  render: () => <WithExamples />,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Proof of ID/)).toHaveFocus();
    await tabTo(canvas.getByRole('button', { name: 'Delete passport.pdf' }));
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('alertdialog', { name: 'Delete passport.pdf?' }));
    const keep = dialog.getByRole('button', { name: 'Keep file' });
    await tabTo(keep);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete passport.pdf' })).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    ...nothing,
    label: 'Proof of address',
    items: [
      {
        id: 'f1',
        name: `${'bank-statement-of-the-third-quarter-'.repeat(8)}.pdf`,
        bytes: 912_000,
        state: 'stored',
      },
      { id: 'f2', name: 'كشف حساب بنكي.pdf', bytes: 1_048_576, state: 'uploading', progress: 0.3 },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};

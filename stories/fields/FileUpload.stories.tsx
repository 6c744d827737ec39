import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileUpload, type UploadItem } from '@quoin/ui';
import { useStoryLocale } from '../words';
import { tabTo } from '../play';

export default { title: 'Fields/FileUpload', component: FileUpload } satisfies Meta<typeof FileUpload>;
type Story = StoryObj<typeof FileUpload>;

const nothing = { onAdd: fn(), onCancel: fn(), onRetry: fn(), onDelete: fn() };

const WORDS = {
  en: {
    id: 'Proof of ID',
    hint: 'A passport or driver’s licence, all four corners visible.',
    address: 'Proof of address',
    problem: 'The connection was lost.',
    missing: 'This field is required',
  },
  'zh-CN': {
    id: '身份证明',
    hint: '护照或驾驶证，四角完整可见。',
    address: '地址证明',
    problem: '网络连接中断。',
    missing: '此项为必填项',
  },
};

function States() {
  const words = WORDS[useStoryLocale()];
  const items: UploadItem[] = [
    { id: 'f1', name: 'passport.pdf', bytes: 1_258_291, state: 'stored' },
    { id: 'f2', name: 'passport-back.jpg', bytes: 3_460_300, state: 'uploading', progress: 0.62 },
    { id: 'f3', name: 'licence.png', bytes: 81_920, state: 'failed', problem: words.problem },
  ];
  return (
    <div style={{ display: 'grid', gap: 48, maxWidth: 680 }}>
      <FileUpload label={words.id} hint={words.hint} required items={items} {...nothing} />
      <FileUpload label={words.address} required items={[]} error={words.missing} {...nothing} />
      <FileUpload
        label={words.address}
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

export const Playground: Story = {
  args: {
    ...nothing,
    label: WORDS.en.id,
    hint: WORDS.en.hint,
    items: [{ id: 'f1', name: 'passport.pdf', bytes: 1_258_291, state: 'stored' }],
  },
};

export const Gallery: Story = { render: () => <States /> };

export const Deleting: Story = {
  globals: { locale: 'en' },
  render: () => <Kept />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Delete passport.pdf' }));
    await expect(page.getByRole('alertdialog', { name: 'Delete passport.pdf?' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Delete file' }));
    await expect(page.queryByText('passport.pdf')).toBeNull();
    await expect(page.getByLabelText(/Proof of ID/)).toHaveFocus();
  },
};

export const WrongFile: Story = {
  globals: { locale: 'en' },
  args: { ...nothing, label: 'Proof of ID', items: [] },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Proof of ID/);
    await userEvent.upload(input, new File(['hello'], 'notes.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await expect(
      within(canvasElement).getByText('notes.txt: Please upload a pdf or image file.'),
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Kept />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByLabelText(/Proof of ID/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(page.getByRole('alertdialog', { name: 'Delete passport.pdf?' }));
    const keep = dialog.getByRole('button', { name: 'Keep file' });
    await tabTo(keep);
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText('passport.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete passport.pdf' })).toHaveFocus();
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

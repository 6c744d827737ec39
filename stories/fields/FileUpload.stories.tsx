import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileUpload, type UploadExample, type UploadItem } from '@quoin/ui';
import { bilingual, useStoryLocale } from '../words';
import { DRAWN_CARD } from './drawn-card';
import { tabTo } from '../play';

export default { title: 'Fields/FileUpload', component: FileUpload } satisfies Meta;
type Story = StoryObj<typeof FileUpload>;

const nothing = { onAdd: fn(), onCancel: fn(), onRetry: fn(), onDelete: fn(), onReplace: fn() };

const WORDS = bilingual({
  id: ['Proof of ID', '身份证明'],
  hint: ['A passport or driver’s licence, all four corners visible.', '护照或驾驶证，四角完整可见。'],
  address: ['Proof of address', '地址证明'],
  problem: ['The connection was lost.', '网络连接中断。'],
  password: [
    'The PDF opens only with a password. Save it without one and upload that.',
    'PDF 需要密码才能打开，请另存为无密码的文件后上传。',
  ],
  missing: ['This field is required', '此项为必填项'],
  sides: ['Both sides of a card, or the photo page of a passport', '证件正反两面，或护照的照片页'],
  corners: ['All four corners visible', '四个角完整可见'],
  date: ['Expiry date readable and in the future', '有效期清晰可见，且尚未到期'],
  letter: ['Name, address and date readable, on the whole page', '整页完整，姓名、地址与日期清晰可见'],
  cut: ['Part of the document is cut off', '部分内容被裁掉'],
  glare: ['Glare or shadow covers the text', '反光或阴影遮住文字'],
});

function States() {
  const words = WORDS[useStoryLocale()];
  const items: UploadItem[] = [
    { id: 'f1', name: 'card-front.jpg', bytes: 1_258_291, state: 'stored', preview: DRAWN_CARD },
    {
      id: 'f2',
      name: 'card-back.jpg',
      bytes: 3_460_300,
      state: 'uploading',
      progress: 0.62,
      preview: DRAWN_CARD,
      replaces: 'card.pdf',
    },
    { id: 'f3', name: 'licence.png', bytes: 81_920, state: 'failed', problem: words.problem },
    { id: 'f4', name: 'statement.pdf', bytes: 912_000, state: 'refused', problem: words.password },
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

const PICTURES = ['sides', 'corners', 'date', 'letter', 'cut', 'glare'] as const;

function WithExamples() {
  const words = WORDS[useStoryLocale()];
  const examples: UploadExample[] = PICTURES.map((picture) => ({
    picture,
    label: words[picture],
    accepted: picture !== 'cut' && picture !== 'glare',
  }));
  return (
    <div style={{ maxWidth: 680 }}>
      <FileUpload label={words.id} hint={words.hint} required items={[]} examples={examples} {...nothing} />
    </div>
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

import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DocumentLibrary, Stack } from '@quoin/ui';
import { useStoryMessages, useStoryLocale } from '../messages';
import { getDocuments, useLostConnection } from './sample-documents';

export default { title: 'Investing/DocumentLibrary', component: DocumentLibrary } satisfies Meta;
type Story = StoryObj<typeof DocumentLibrary>;

const quiet = () => undefined;

interface LibraryProps {
  count: number;
  onDownload?: (ids: string[]) => void;
  search?: string;
  'aria-label'?: string;
}

function Library({ count, onDownload = quiet, search, ...rest }: LibraryProps) {
  const locale = useStoryLocale();
  const documents = useMemo(() => getDocuments(locale, count), [locale, count]);
  const [openingId, setOpeningId] = useState<string>();
  return (
    <DocumentLibrary
      {...rest}
      documents={documents}
      onOpen={setOpeningId}
      openingId={openingId}
      onDownload={onDownload}
      defaultQuery={search ? { search } : undefined}
    />
  );
}

function Shelves() {
  // A page usually has one library; three of them need distinct names.
  const [found, nothing, empty] = useStoryMessages({
    en: ['Documents', 'Nothing found', 'No documents'],
    'zh-CN': ['文件', '没有结果', '没有文件'],
  });
  return (
    <Stack gap={16}>
      <Library count={9} aria-label={found} />
      <Library count={9} search="zzz" aria-label={nothing} />
      <DocumentLibrary documents={[]} onOpen={quiet} onDownload={quiet} aria-label={empty} />
    </Stack>
  );
}

export const Playground: Story = {
  args: { documents: getDocuments('en', 9), onOpen: fn(), onDownload: fn() },
};

export const Gallery: Story = { render: () => <Shelves /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onDownload: fn() },
  render: ({ onDownload }) => <Library count={14} onDownload={onDownload} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search documents' })).toHaveFocus();
    await userEvent.keyboard('k-1');
    await waitFor(() => expect(canvas.getByText('2 of 14 documents')).toBeVisible());
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Download all (2)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(['document-4', 'document-11']);
    await userEvent.keyboard('{Tab}{ }');
    await expect(canvas.getByRole('button', { name: 'Download selected (2)' })).toBeEnabled();
  },
};

/** Storybook runs the development build of React, which is slow. */
const PATIENT = { timeout: 10_000 };

export const TenThousand: Story = {
  globals: { locale: 'en' },
  render: () => <Library count={10_000} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Document type' }), 'tax_documents');
    await canvas.findByText('1,429 of 10,000 documents', {}, PATIENT);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await canvas.findByText('10,000 documents', {}, PATIENT);
  },
};

export const Loading: Story = { args: { documents: [], onOpen: quiet, onDownload: quiet, loading: true } };

function Failed() {
  const why = useLostConnection();
  return <DocumentLibrary documents={[]} onOpen={quiet} onDownload={quiet} error={why} onRetry={quiet} />;
}

export const FailedToLoad: Story = { render: () => <Failed /> };

import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DocumentLibrary, Stack, useLocale } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';
import { documentsOf } from './sample-documents';

const meta: Meta<typeof DocumentLibrary> = {
  title: 'Investing/DocumentLibrary',
  component: DocumentLibrary,
  parameters: {
    guide: {
      use: [
        'My Documents: everything that an investor was sent, across funds and investor types.',
        'Control `query` to keep what is looked for in the address of the page.',
      ],
      avoid: ['The few documents of one investment or product: take DocumentTable alone.'],
      accessibility: [
        'A region named "Documents". Search, filters and downloads come before the table.',
        'How many documents are found is announced politely after each change, and so is how many are ticked.',
        'Download buttons say how many documents they take. Without any they are `aria-disabled` and keep the focus.',
        'Downloading takes only what is found: a ticked document that a filter hides is left out.',
        'Escape clears the search box. The table follows a step behind the keys when it has thousands of rows; the box never does.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof DocumentLibrary>;

const quiet = () => undefined;

interface LibraryProps {
  count: number;
  onDownload?: (ids: string[]) => void;
  search?: string;
  'aria-label'?: string;
}

function Library({ count, onDownload = quiet, search, ...rest }: LibraryProps) {
  const locale = useLocale();
  const documents = useMemo(() => documentsOf(locale, count), [locale, count]);
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
  // A page has one library; three on it need names of their own.
  const [found, nothing, empty] = useWords({
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

export const Gallery: Story = { render: () => <Shelves /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onDownload: fn() },
  render: ({ onDownload }) => <Library count={14} onDownload={onDownload} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('searchbox', { name: 'Search documents' })).toHaveFocus();
    await userEvent.keyboard('k-1');
    await waitFor(() => expect(page.getByText('2 of 14 documents')).toBeVisible());
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(page.getByRole('button', { name: 'Download all (2)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(['document-4', 'document-11']);
    await userEvent.keyboard('{Tab}{ }');
    await expect(page.getByRole('button', { name: 'Download selected (2)' })).toBeEnabled();
  },
};

/** Storybook runs the slow build of React that checks everything. */
const PATIENT = { timeout: 10_000 };

export const TenThousand: Story = {
  globals: { locale: 'en' },
  render: () => <Library count={10_000} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Document type' }), 'tax_documents');
    await page.findByText('1,429 of 10,000 documents', {}, PATIENT);
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await page.findByText('10,000 documents', {}, PATIENT);
  },
};

export const Loading: Story = { args: { documents: [], onOpen: quiet, onDownload: quiet, loading: true } };

function Failed() {
  const why = useWords({
    en: 'The connection was lost. Your documents are safe; try again.',
    'zh-CN': '网络连接中断。您的文件不受影响，请重试。',
  });
  return <DocumentLibrary documents={[]} onOpen={quiet} onDownload={quiet} error={why} onRetry={quiet} />;
}

export const FailedToLoad: Story = { render: () => <Failed /> };

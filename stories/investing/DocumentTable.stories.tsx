import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  DocumentTable,
  ErrorState,
  Stack,
  useDocumentSelection,
  type DocumentOnFile,
  type DocumentTableProps,
} from '@quoin/ui';
import { useStoryLocale } from '../messages';
import { getDocuments, useDocuments, useLostConnection } from './sample-documents';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from './hard-cases';

export default { title: 'Investing/DocumentTable', component: DocumentTable } satisfies Meta;
type Story = StoryObj<typeof DocumentTable>;

const quiet = () => undefined;

function Tables({ onOpen }: { onOpen: (id: string) => void }) {
  const documents = useDocuments();
  const selection = useDocumentSelection(documents, { defaultSelected: ['d2'] });
  return (
    <Stack gap={12}>
      <DocumentTable documents={documents} onOpen={onOpen} />
      <DocumentTable
        documents={documents.map((document, index) => ({
          ...document,
          investorType: 'ira',
          read: index !== 1,
        }))}
        onOpen={onOpen}
        sortable
        defaultSort={{ by: 'updated', direction: 'descending' }}
        selection={selection}
      />
      <DocumentTable
        documents={documents.slice(0, 1).map(({ id, name, type }) => ({ id, name, type }))}
        onOpen={onOpen}
        openingId="d1"
      />
      <DocumentTable documents={[]} onOpen={onOpen} />
    </Stack>
  );
}

export const Playground: Story = { args: { documents: getDocuments('en', 9), onOpen: fn(), sortable: true } };

export const Gallery: Story = { render: () => <Tables onOpen={quiet} /> };

export const Opening: Story = {
  globals: { locale: 'en' },
  args: { onOpen: fn() },
  render: ({ onOpen }) => <Tables onOpen={onOpen} />,
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Open Schedule K-1, 2024' });
    if (button) await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledWith('d3');
  },
};

function Operable({ onOpen }: { onOpen: (id: string) => void }) {
  const documents = useDocuments();
  const selection = useDocumentSelection(documents);
  return <DocumentTable documents={documents} onOpen={onOpen} sortable selection={selection} />;
}

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onOpen: fn() },
  render: ({ onOpen }) => <Operable onOpen={onOpen} />,
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all documents' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Document' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Schedule K-1, 2024' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 selected');
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('d3');
  },
};

function LongOne({ count }: { count: number }) {
  const locale = useStoryLocale();
  const documents = useMemo(() => getDocuments(locale, count), [locale, count]);
  const selection = useDocumentSelection(documents);
  const [openingId, setOpeningId] = useState<string>();
  return (
    <DocumentTable
      documents={documents}
      onOpen={setOpeningId}
      openingId={openingId}
      sortable
      selection={selection}
    />
  );
}

/** Storybook runs the slow build of React that checks everything. */
const PATIENT = { timeout: 10_000 };

/** Only what is near the view is in the page; scrolling, sorting and ticking do not wait. */
export const TenThousand: Story = {
  globals: { locale: 'en' },
  render: () => <LongOne count={10_000} />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Documents' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(table.querySelectorAll('tbody th').length).toBeLessThan(500);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all documents' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('10,000 of 10,000 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all documents' }));
    const last = table.querySelector('tbody:last-child');
    last?.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(table.querySelector('[aria-rowindex="10001"]')).toBeVisible(), PATIENT);
    canvasElement.ownerDocument.documentElement.scrollTo(0, 0);
    await waitFor(() => expect(table.querySelector('[aria-rowindex="2"]')).toBeVisible(), PATIENT);
  },
};

function HardNames() {
  const [first, second, third] = useDocuments();
  const documents: DocumentOnFile[] = [first, second, third].flatMap((document) => document ?? []);
  const names = [LONG_NAME, RIGHT_TO_LEFT, UNBROKEN];
  const selection = useDocumentSelection(documents);
  return (
    <DocumentTable
      documents={documents.map((document, index) => ({
        ...document,
        name: names[index] ?? document.name,
        productName: index === 0 ? LONG_NAME : document.productName,
        investorType: 'joint_rights_of_survivorship',
        read: false,
      }))}
      onOpen={quiet}
      sortable
      selection={selection}
    />
  );
}

/** Names of 300 characters with and without places to break, and one written from right to left. */
export const LongAndRightToLeftNames: Story = { render: () => <HardNames /> };

export const Loading: Story = { args: { documents: [], onOpen: quiet, loading: true } };

function Failed() {
  const why = useLostConnection();
  return (
    <DocumentTable
      documents={[]}
      onOpen={quiet}
      error={
        <ErrorState level={3} onRetry={quiet}>
          {why}
        </ErrorState>
      }
    />
  );
}

/** Not named `Error`, which is JavaScript's. */
export const FailedToLoad: Story = { render: () => <Failed /> };

function Grouped({ columns, groupBy, paging }: Partial<DocumentTableProps>) {
  const locale = useStoryLocale();
  const documents = useMemo(() => getDocuments(locale, 12), [locale]);
  return (
    <DocumentTable documents={documents} onOpen={quiet} columns={columns} groupBy={groupBy} paging={paging} />
  );
}

export const GroupedByFundAndYear: Story = {
  args: { groupBy: ['product', 'year'] },
  render: ({ groupBy }) => <Grouped groupBy={groupBy} />,
};

/** The table's own columns by name, and one of the app. */
export const OwnColumns: Story = {
  args: {
    columns: [
      'updated',
      'name',
      { key: 'pages', header: 'Pages', align: 'end', cell: ({ name }) => name.length },
    ],
  },
  render: ({ columns }) => <Grouped columns={columns} />,
};

export const PagesOfAServer: Story = {
  args: { paging: { page: 3, pageSize: 12, total: 240, onPageChange: fn() } },
  render: ({ paging }) => <Grouped paging={paging} />,
};

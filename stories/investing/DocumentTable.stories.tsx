import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DocumentTable, type DocumentOnFile } from '@quoin/ui';
import { useProducts, useWords } from './sample-investments';

const meta: Meta<typeof DocumentTable> = { title: 'Investing/DocumentTable', component: DocumentTable };
export default meta;
type Story = StoryObj<typeof DocumentTable>;

function useDocuments(): DocumentOnFile[] {
  const { harbour } = useProducts();
  const words = useWords({
    en: {
      agreement: 'Subscription agreement',
      statement: 'Statement, first quarter 2025',
      tax: 'Schedule K-1, 2024',
    },
    'zh-CN': {
      agreement: '认购协议（Subscription Agreement）',
      statement: '2025 年一季度对账单',
      tax: '2024 年 K-1 税表',
    },
  });
  const productName = harbour.name;
  return [
    {
      id: 'd1',
      name: words.agreement,
      type: 'subscription_documents',
      productName,
      updatedAt: '2022-02-20T15:04:00Z',
    },
    {
      id: 'd2',
      name: words.statement,
      type: 'investor_statements',
      productName,
      updatedAt: '2025-04-16T02:30:00Z',
    },
    { id: 'd3', name: words.tax, type: 'tax_documents', productName, updatedAt: '2025-03-11T18:00:00Z' },
  ];
}

function Tables({ onOpen }: { onOpen: (id: string) => void }) {
  const documents = useDocuments();
  return (
    <div style={{ display: 'grid', gap: 48 }}>
      <DocumentTable documents={documents} onOpen={onOpen} />
      <DocumentTable
        documents={documents.slice(0, 1).map(({ id, name, type }) => ({ id, name, type }))}
        onOpen={onOpen}
        openingId="d1"
      />
      <DocumentTable documents={[]} onOpen={onOpen} />
    </div>
  );
}

export const Gallery: Story = { render: () => <Tables onOpen={fn()} /> };

export const Opening: Story = {
  globals: { locale: 'en' },
  args: { onOpen: fn() },
  render: ({ onOpen }) => <Tables onOpen={onOpen} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open Schedule K-1, 2024' }));
    await expect(args.onOpen).toHaveBeenCalledWith('d3');
  },
};

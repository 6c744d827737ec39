import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  FilterBar,
  Grid,
  Heading,
  Pagination,
  ProductCard,
  ProductTable,
  SearchField,
  Select,
  Stack,
  Text,
  useTerms,
} from '@quoin/ui';
import { toTableProducts, useProducts } from '../investing/sample-investments';
import { bilingual, getOptions, useStoryMessages } from '../messages';
import { Before } from './Before';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Product list', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  title: ['Investments', '投资产品'],
  lead: [
    'Each product has been through our diligence. Its page has the minimum, terms and fees.',
    '每只产品都经过我们的尽职调查。起投金额、条款与费用均列于产品页。',
  ],
  filters: ['Filter products', '筛选产品'],
  category: ['Category', '类别'],
  status: ['Status', '产品状态'],
  search: ['Search by name', '按名称搜索'],
  find: ['Search', '搜索'],
  sort: ['Sort by', '排序'],
  ours: ['Our order', '默认顺序'],
  orders: [
    {
      minimum: 'Minimum, lowest first',
      expected_return: 'Expected return, highest first',
      closing_soon: 'Closing soon',
    },
    {
      minimum: '最低投资额由低到高',
      expected_return: '预期年化收益率由高到低',
      closing_soon: '即将截止',
    },
  ],
  view: ['View', '显示方式'],
  views: [
    { cards: 'Cards', table: 'Table' },
    { cards: '卡片', table: '表格' },
  ],
  found: ['24 investments', '共 24 只产品'],
});

const VIEWS = ['cards', 'table'] as const;

function ProductList({ initially = 'cards' }: { initially?: (typeof VIEWS)[number] }) {
  const [view, setView] = useState(initially);
  const messages = useStoryMessages(MESSAGES);
  const { category, productStatus } = useTerms();
  const products = useProducts();
  const [page, setPage] = useState(1);
  return (
    <PortalFrame place={1} account="gr***@example.com">
      <Stack as="header" gap={2}>
        <Heading level={1}>{messages.title}</Heading>
        <Text size="lead" tone="secondary" measure>
          {messages.lead}
        </Text>
      </Stack>
      <Stack direction="horizontal" gap={4} align="end" phone="vertical">
        <SearchField label={messages.search} />
        <Button variant="secondary">{messages.find}</Button>
        <Select label={messages.sort} placeholder={messages.ours} options={getOptions(messages.orders)} />
        <Stack role="group" direction="horizontal" gap={1} aria-label={messages.view}>
          {VIEWS.map((one) => (
            <Button
              key={one}
              variant={one === view ? 'secondary' : 'quiet'}
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {messages.views[one]}
            </Button>
          ))}
        </Stack>
      </Stack>
      <FilterBar
        label={messages.filters}
        filters={[
          { key: 'category', label: messages.category, kind: 'chips', options: getOptions(category) },
          { key: 'status', label: messages.status, options: getOptions(productStatus) },
        ]}
      />
      <Text size="small" tone="secondary">
        {messages.found}
      </Text>
      {view === 'cards' ? (
        <Grid columns={3}>
          {Object.entries(products).map(([key, product]) => (
            <ProductCard key={key} product={{ ...product, art: key }} href={`#${key}`} headingLevel={2} />
          ))}
        </Grid>
      ) : (
        <ProductTable products={toTableProducts(products)} caption={messages.title} captionHidden />
      )}
      <Pagination page={page} pageCount={4} onChange={setPage} />
    </PortalFrame>
  );
}

export const Gallery: Story = { render: () => <ProductList /> };

export const AsTable: Story = { render: () => <ProductList initially="table" /> };

export const FormerScreen: Story = { render: () => <Before screen="product-list" /> };

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterBar, Grid, Heading, Pagination, ProductCard, Stack, Text, useTerms } from '@quoin/ui';
import { useProducts } from '../investing/sample-investments';
import { useWords } from '../words';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Product list', parameters: { frame: 'page' } } satisfies Meta;

const WORDS = {
  en: {
    title: 'Investments',
    lead: 'Each product has been through our diligence. Minimums, terms and fees stand on its page.',
    filters: 'Filter products',
    category: 'Category',
    status: 'Status',
    found: '24 investments',
  },
  'zh-CN': {
    title: '投资产品',
    lead: '每只产品都经过我们的尽职调查。起投金额、条款与费用均列于产品页。',
    filters: '筛选产品',
    category: '类别',
    status: '产品状态',
    found: '共 24 只产品',
  },
};

function ProductList() {
  const words = useWords(WORDS);
  const { category, productStatus } = useTerms();
  const products = useProducts();
  const [page, setPage] = useState(1);
  const optionsOf = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <PortalFrame place={1} account="gr***@example.com">
      <Stack as="header" gap={2}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" tone="secondary" measure>
          {words.lead}
        </Text>
      </Stack>
      <FilterBar
        label={words.filters}
        filters={[
          { key: 'category', label: words.category, kind: 'chips', options: optionsOf(category) },
          { key: 'status', label: words.status, options: optionsOf(productStatus) },
        ]}
      />
      <Text size="small" tone="secondary">
        {words.found}
      </Text>
      <Grid columns={3}>
        {Object.entries(products).map(([key, product]) => (
          <ProductCard key={key} product={product} href={`#${key}`} headingLevel={2} />
        ))}
      </Grid>
      <Pagination page={page} pageCount={4} onChange={setPage} />
    </PortalFrame>
  );
}

export const Gallery: StoryObj = { render: () => <ProductList /> };

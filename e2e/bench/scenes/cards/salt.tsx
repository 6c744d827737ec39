import { useState } from 'react';
import {
  Dropdown,
  FlowLayout,
  FormField,
  FormFieldLabel,
  GridLayout,
  H3,
  LinkCard,
  Option,
  Pagination,
  Paginator,
  StackLayout,
  Tag,
  Text,
  ToggleButton,
  ToggleButtonGroup,
} from '@salt-ds/core';
import { Picture } from './picture';
import {
  CATEGORY,
  ELIGIBILITY_OPTIONS,
  factsOf,
  PRODUCTS,
  STATUS,
  STATUS_OPTIONS,
  WORDS,
  type Product,
} from './products';

export function Scene() {
  const [category, setCategory] = useState('all');
  const [page, setPage] = useState(1);
  return (
    <>
      <FlowLayout role="group" aria-label={WORDS.filters}>
        <ToggleButtonGroup
          aria-label={WORDS.category}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        >
          {[['all', WORDS.all], ...Object.entries(CATEGORY)].map(([value = '', label]) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {[[WORDS.status, STATUS_OPTIONS] as const, [WORDS.eligibility, ELIGIBILITY_OPTIONS] as const].map(
          ([label, options]) => (
            <FormField key={label}>
              <FormFieldLabel>{label}</FormFieldLabel>
              <Dropdown placeholder={WORDS.any}>
                {options.map((option) => (
                  <Option key={option.value} value={option.value}>
                    {option.label}
                  </Option>
                ))}
              </Dropdown>
            </FormField>
          ),
        )}
      </FlowLayout>
      <GridLayout columns={3}>
        {PRODUCTS.map((product) => (
          <ProductCard key={product.name} product={product} />
        ))}
      </GridLayout>
      <Pagination count={4} page={page} onPageChange={(_, next) => setPage(next)}>
        <Paginator />
      </Pagination>
    </>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <LinkCard href="#product" aria-label={product.name}>
      <Picture />
      <StackLayout gap={1}>
        <FlowLayout justify="space-between">
          <Text styleAs="label">
            {CATEGORY[product.category]} · {product.sector}
          </Text>
          <Tag>{STATUS[product.status]}</Tag>
        </FlowLayout>
        <H3>{product.name}</H3>
        <Text color="secondary">{product.summary}</Text>
        <GridLayout as="dl" columns={2}>
          {factsOf(product).map(([label, value]) => (
            <div key={label}>
              <Text as="dt" styleAs="label">
                {label}
              </Text>
              <Text as="dd">{value}</Text>
            </div>
          ))}
        </GridLayout>
        <span aria-hidden>{WORDS.details} →</span>
      </StackLayout>
    </LinkCard>
  );
}

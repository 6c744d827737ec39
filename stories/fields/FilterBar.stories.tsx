import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterBar, type Filter } from '@quoin/ui';
import { tabTo } from '../play';
import { useWords } from '../words';

export default { title: 'Fields/FilterBar', component: FilterBar } satisfies Meta;

const EN: Filter[] = [
  {
    key: 'category',
    label: 'Category',
    kind: 'chips',
    options: [
      { value: 'fixed_income', label: 'Fixed Income' },
      { value: 'crypto', label: 'Crypto' },
      { value: 'real_estate', label: 'Real Estate Funds' },
      { value: 'private_equity', label: 'Private Equity Funds' },
      { value: 'hedge_fund', label: 'Hedge Funds' },
      { value: 'pre_ipo', label: 'Pre-IPO' },
    ],
  },
  {
    key: 'status',
    label: 'Investment status',
    options: [
      { value: 'upcoming', label: 'Upcoming' },
      { value: 'published', label: 'Open' },
    ],
  },
  {
    key: 'eligibility',
    label: 'Eligibility',
    options: [
      { value: 'ira', label: 'IRA' },
      { value: 'us', label: 'US' },
    ],
  },
];

const ZH: Filter[] = [
  {
    key: 'category',
    label: '类别',
    kind: 'chips',
    options: [
      { value: 'fixed_income', label: '固定收益' },
      { value: 'crypto', label: '加密资产' },
      { value: 'real_estate', label: '房地产基金' },
      { value: 'private_equity', label: '私募股权基金' },
      { value: 'hedge_fund', label: '对冲基金' },
      { value: 'pre_ipo', label: 'Pre-IPO' },
    ],
  },
  {
    key: 'status',
    label: '产品状态',
    options: [
      { value: 'upcoming', label: '即将发行' },
      { value: 'published', label: '开放认购' },
    ],
  },
  {
    key: 'eligibility',
    label: '投资资格',
    options: [
      { value: 'ira', label: 'IRA' },
      { value: 'us', label: '美国' },
    ],
  },
];

const WORDS = { en: { label: 'Filter products', filters: EN }, 'zh-CN': { label: '筛选产品', filters: ZH } };

function Products() {
  const words = useWords(WORDS);
  return <FilterBar {...words} defaultValue={{ category: 'pre_ipo', status: 'published' }} />;
}

export const Playground: StoryObj<typeof FilterBar> = {
  args: { label: WORDS.en.label, filters: EN, onChange: fn() },
};

export const Gallery: StoryObj = { render: () => <Products /> };

export const Cleared: StoryObj<typeof FilterBar> = {
  args: { label: 'Filter products', filters: EN, defaultValue: { category: 'crypto' }, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Eligibility' }), 'ira');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: 'crypto', eligibility: 'ira' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

export const Keyboard: StoryObj<typeof FilterBar> = {
  args: { label: 'Filter products', filters: EN, onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: 'fixed_income' });
    const clear = canvas.getByRole('button', { name: 'Clear all' });
    await tabTo(clear);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

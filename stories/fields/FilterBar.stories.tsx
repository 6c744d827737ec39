import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterBar, type Filter } from '@quoin/ui';
import { tabTo } from '../play';
import { bilingual, withMessages, getOptions } from '../messages';

export default { title: 'Fields/FilterBar', component: FilterBar } satisfies Meta;

const EN: Filter[] = [
  {
    key: 'category',
    label: 'Category',
    kind: 'chips',
    options: getOptions({
      fixed_income: 'Fixed Income',
      crypto: 'Crypto',
      real_estate: 'Real Estate Funds',
      private_equity: 'Private Equity Funds',
      hedge_fund: 'Hedge Funds',
      pre_ipo: 'Pre-IPO',
    }),
  },
  {
    key: 'status',
    label: 'Investment status',
    options: getOptions({ upcoming: 'Upcoming', published: 'Open' }),
  },
  { key: 'eligibility', label: 'Eligibility', options: getOptions({ ira: 'IRA', us: 'US' }) },
];

const ZH: Filter[] = [
  {
    key: 'category',
    label: '类别',
    kind: 'chips',
    options: getOptions({
      fixed_income: '固定收益',
      crypto: '加密资产',
      real_estate: '房地产基金',
      private_equity: '私募股权基金',
      hedge_fund: '对冲基金',
      pre_ipo: 'Pre-IPO',
    }),
  },
  { key: 'status', label: '产品状态', options: getOptions({ upcoming: '即将发行', published: '开放认购' }) },
  { key: 'eligibility', label: '投资资格', options: getOptions({ ira: 'IRA', us: '美国' }) },
];

const MESSAGES = bilingual({
  label: ['Filter products', '筛选产品'],
  filters: [EN, ZH],
});

export const Playground: StoryObj<typeof FilterBar> = {
  args: { label: MESSAGES.en.label, filters: EN, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <FilterBar {...messages} defaultValue={{ category: 'pre_ipo', status: 'published' }} />
  )),
};

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
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: 'fixed_income' });
    const clear = canvas.getByRole('button', { name: 'Clear all' });
    await tabTo(clear);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

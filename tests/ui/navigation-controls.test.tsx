import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar, type FilterValues, LinkTabs, Pagination, SearchField, Tabs } from '@quoin/ui';
import { show } from './in-quoin';

describe('tabs', () => {
  const tabs = [
    { key: 'performance', label: 'Performance', panel: 'Rate of return' },
    { key: 'documents', label: 'Documents', panel: 'Statements' },
    { key: 'redemption', label: 'Redemption', panel: 'Requests', disabled: true },
    { key: 'transactions', label: 'Transactions', panel: 'Funds received' },
  ];

  test('arrow keys, Home and End select tabs, wrap around and skip disabled ones', async () => {
    show(<Tabs label="Investment" tabs={tabs} />);
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Rate of return');
    for (const [key, panel] of [
      ['{ArrowLeft}', 'Funds received'],
      ['{ArrowRight}', 'Rate of return'],
      ['{ArrowRight}', 'Statements'],
      ['{ArrowRight}', 'Funds received'],
      ['{Home}', 'Rate of return'],
      ['{End}', 'Funds received'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(screen.getByRole('tabpanel')).toHaveTextContent(panel);
      expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    }
  });

  test('only the open tab is in the tab order, then its panel', async () => {
    show(<Tabs label="Investment" tabs={tabs} defaultValue="documents" />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Documents' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Documents' })).toHaveFocus();
  });

  test('as routes they are links, with the current one marked', () => {
    show(
      <LinkTabs
        label="Investments"
        current="/my-investment/current"
        links={[
          { href: '/my-investment/current', label: 'Current' },
          { href: '/my-investment/past', label: 'Past' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Current');
  });
});

describe('paging', () => {
  test('moves forward and back, and shows the current page', async () => {
    const onChange = jest.fn();
    show(<Pagination page={2} pageCount={3} onChange={onChange} />);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  test('at the last page the focus stays and nothing happens', async () => {
    const onChange = jest.fn();
    show(<Pagination page={3} pageCount={3} onChange={onChange} />, 'zh-CN');
    const next = screen.getByRole('button', { name: '下一页' });
    await userEvent.click(next);
    expect(next).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('第 3 页，共 3 页')).toBeInTheDocument();
  });

  test('can be uncontrolled', async () => {
    const onChange = jest.fn();
    show(<Pagination defaultPage={2} pageCount={3} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(onChange).toHaveBeenCalledWith(3);
  });

  test('warns the developer about a page without onChange', () => {
    const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(<Pagination page={2} pageCount={3} />);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('Pagination: has a page and no onChange'));
    warning.mockRestore();
  });

  test('is hidden for a single page', () => {
    show(<Pagination page={1} pageCount={1} onChange={jest.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('search', () => {
  test('Enter searches, Escape clears', async () => {
    const onSearch = jest.fn();
    show(<SearchField label="Search documents" onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox'), 'K-1{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('K-1');
    await userEvent.keyboard('{Escape}');
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('the clear button returns the focus', async () => {
    show(<SearchField label="Search documents" defaultValue="K-1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('filters', () => {
  const filters = [
    {
      key: 'category',
      label: 'Category',
      kind: 'chips' as const,
      options: [
        { value: 'crypto', label: 'Crypto' },
        { value: 'pre_ipo', label: 'Pre-IPO' },
      ],
    },
    { key: 'status', label: 'Status', options: [{ value: 'published', label: 'Open' }] },
  ];

  test('each filter is one key, which is absent if unset', async () => {
    const onChange = jest.fn();
    show(<FilterBar label="Filter products" filters={filters} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Crypto' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'published');
    expect(onChange).toHaveBeenLastCalledWith({ category: 'crypto', status: 'published' });
    expect(screen.getByRole('button', { name: 'Crypto', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(onChange).toHaveBeenLastCalledWith({ status: 'published' });
  });

  test('null is no filter, as a value and as the value of one filter', () => {
    const values: Record<string, FilterValues> = JSON.parse('{"none": null, "unset": {"category": null}}');
    for (const value of Object.values(values)) {
      const shown = show(
        <FilterBar label="Filter products" filters={filters} value={value} onChange={jest.fn()} />,
      );
      expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
      shown.unmount();
    }
    show(<FilterBar label="Filter products" filters={filters} defaultValue={values['none']} />);
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
  });

  test('all are cleared at once', async () => {
    const onChange = jest.fn();
    show(
      <FilterBar
        label="筛选产品"
        filters={filters}
        defaultValue={{ category: 'crypto' }}
        onChange={onChange}
      />,
      'zh-CN',
    );
    await userEvent.click(screen.getByRole('button', { name: '清除全部筛选' }));
    expect(onChange).toHaveBeenLastCalledWith({});
    expect(screen.queryByRole('button', { name: '清除全部筛选' })).toBeNull();
  });
});

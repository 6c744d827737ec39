import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DocumentTable,
  useDocumentSelection,
  type DocumentOnFile,
  type DocumentSelectionOptions,
} from '@quoin/ui';
import { show } from './in-quoin';

const documents: DocumentOnFile[] = [
  { id: 'd1', name: 'Statement 10', type: 'investor_statements', updatedAt: '2025-04-16T02:30:00Z' },
  { id: 'd2', name: 'Statement 2', type: 'investor_statements', updatedAt: '2025-06-01' },
  { id: 'd3', name: 'Schedule K-1', type: 'tax_documents' },
];

interface SelectableProps extends DocumentSelectionOptions {
  documents: readonly DocumentOnFile[];
}

function Selectable({ documents: given, ...options }: SelectableProps) {
  return (
    <DocumentTable documents={given} onOpen={jest.fn()} selection={useDocumentSelection(given, options)} />
  );
}

const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent);
const tick = (name: string) => screen.getByRole('checkbox', { name });

test('a header sorts the table, and a second click reverses the order', async () => {
  show(<DocumentTable documents={documents} onOpen={jest.fn()} sortable />);
  const header = screen.getByRole('columnheader', { name: 'Document' });
  expect(header).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(header).getByRole('button'));
  expect(names()).toEqual(['Schedule K-1', 'Statement 2', 'Statement 10']);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(header).getByRole('button'));
  expect(names()).toEqual(['Statement 10', 'Statement 2', 'Schedule K-1']);
});

test('dates start with the newest; a document without one is last in both directions', async () => {
  const onSortChange = jest.fn();
  show(<DocumentTable documents={documents} onOpen={jest.fn()} sortable onSortChange={onSortChange} />);
  const updated = screen.getByRole('button', { name: 'Updated' });
  await userEvent.click(updated);
  expect(onSortChange).toHaveBeenCalledWith({ by: 'updated', direction: 'descending' });
  expect(names()).toEqual(['Statement 2', 'Statement 10', 'Schedule K-1']);
  await userEvent.click(updated);
  expect(names()).toEqual(['Statement 10', 'Statement 2', 'Schedule K-1']);
});

test('a controlled order changes only through its prop', async () => {
  show(
    <DocumentTable
      documents={documents}
      onOpen={jest.fn()}
      sortable
      sort={{ by: 'name', direction: 'ascending' }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
  expect(names()[0]).toBe('Schedule K-1');
});

test('a name is shown without its extension, and dates in it do not wrap', () => {
  const name = 'Statement 2026-Q3 2025-10-31 to 2026-01.pdf';
  show(<DocumentTable documents={[{ id: 'd1', name, type: 'legal' }]} onOpen={jest.fn()} />);
  const header = screen.getByRole('rowheader');
  expect(header).toHaveTextContent(/^Statement 2026-Q3 Oct 31, 2025 to 2026-01$/);
  const whole = [...header.querySelectorAll('[data-part="date"]')].map((part) => part.textContent);
  expect(whole).toEqual(['2026-01']);
});

test('a title names the document, its button and its checkbox; the file name is below, and dates keep the order', async () => {
  const titled: DocumentOnFile[] = [
    { id: 'd1', name: 'Statement 2026-03-31.pdf', title: 'Statement, Q1 2026', type: 'investor_statements' },
    { id: 'd2', name: 'Statement 2025-09-30.pdf', title: 'Statement, Q3 2025', type: 'investor_statements' },
  ];
  function Titled() {
    const selection = useDocumentSelection(titled);
    return <DocumentTable documents={titled} onOpen={jest.fn()} sortable selection={selection} />;
  }
  show(<Titled />);
  expect(screen.getByRole('button', { name: 'Open Statement, Q1 2026' })).toBeInTheDocument();
  expect(tick('Select Statement, Q1 2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Document' }));
  expect(names()).toEqual([
    'Statement, Q3 2025Statement 2025-09-30.pdf',
    'Statement, Q1 2026Statement 2026-03-31.pdf',
  ]);
});

test('Chinese names are ordered by pinyin', () => {
  show(
    <DocumentTable
      documents={[
        { id: 'z', name: '招股书', type: 'legal' },
        { id: 'b', name: '报告', type: 'legal' },
      ]}
      onOpen={jest.fn()}
      sortable
      defaultSort={{ by: 'name', direction: 'ascending' }}
    />,
    'zh-CN',
  );
  expect(names()).toEqual(['报告', '招股书']);
});

test('ticking some makes the header checkbox mixed, ticking it selects all, and the number is announced', async () => {
  const onSelectedChange = jest.fn();
  show(<Selectable documents={documents} onSelectedChange={onSelectedChange} />);
  await userEvent.click(tick('Select Schedule K-1'));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 selected');
  expect(tick('Select all documents')).toBePartiallyChecked();
  await userEvent.click(tick('Select all documents'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['d1', 'd2', 'd3']);
  expect(tick('Select all documents')).toBeChecked();
  expect(tick('Select all documents')).not.toBePartiallyChecked();
  await userEvent.click(tick('Select all documents'));
  expect(onSelectedChange).toHaveBeenLastCalledWith([]);
});

test('a ticked document outside the current list stays ticked', async () => {
  const onSelectedChange = jest.fn();
  show(<Selectable documents={documents} selected={['elsewhere']} onSelectedChange={onSelectedChange} />);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 selected');
  await userEvent.click(tick('Select all documents'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['elsewhere', 'd1', 'd2', 'd3']);
});

test('an unopened document is marked in text', () => {
  show(
    <DocumentTable
      documents={documents.map((document, index) => ({ ...document, read: index > 0 }))}
      onOpen={jest.fn()}
    />,
    'zh-CN',
  );
  expect(names()).toEqual(['Statement 10未读', 'Statement 2', 'Schedule K-1']);
});

test('while loading, the table is busy and has placeholders; an error replaces them', () => {
  const { update } = show(<DocumentTable documents={[]} onOpen={jest.fn()} loading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No documents yet.')).toBeNull();
  update(<DocumentTable documents={documents} onOpen={jest.fn()} error="Try again." />);
  expect(screen.getByRole('cell')).toHaveTextContent('Try again.');
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('columns are chosen, put in order and added', async () => {
  show(
    <DocumentTable
      documents={documents}
      onOpen={jest.fn()}
      sortable
      columns={[
        'updated',
        'name',
        {
          key: 'letters',
          header: 'Letters',
          sortValue: ({ name }) => name.length,
          cell: ({ name }) => name.length,
        },
      ]}
    />,
  );
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Updated', 'Document', 'Letters', 'Open']);
  await userEvent.click(screen.getByRole('button', { name: 'Letters' }));
  expect(names()).toEqual(['Statement 2', 'Statement 10', 'Schedule K-1']);
});

test('documents are grouped by fund and by year in New York, those without at the end', () => {
  const ofFunds: DocumentOnFile[] = [
    { id: 'd1', name: 'Notice', type: 'legal' },
    { id: 'd2', name: 'Old report', type: 'legal', productName: 'Timber Fund', updatedAt: '2024-05-01' },
    { id: 'd3', name: 'Report', type: 'legal', productName: 'Timber Fund', updatedAt: '2025-05-01' },
    {
      id: 'd4',
      name: 'Year end',
      type: 'legal',
      productName: 'Harbor Fund',
      updatedAt: '2025-01-01T02:00:00Z',
    },
  ];
  const groupBy = ['product', 'year'] as const;
  const { update } = show(<DocumentTable documents={ofFunds} onOpen={jest.fn()} groupBy={groupBy} />);
  expect(names()).toEqual([
    ...['Harbor Fund', '2024', 'Year end', 'Timber Fund', '2025', 'Report', '2024', 'Old report'],
    ...['Other documents', 'No date', 'Notice'],
  ]);
  expect(screen.queryByRole('columnheader', { name: 'Product' })).toBeNull();
  update(<DocumentTable documents={ofFunds} onOpen={jest.fn()} groupBy={groupBy} />, 'zh-CN');
  expect(names()).toContain('2024年');
});

test('a page of a server is shown as it arrives', () => {
  show(
    <DocumentTable
      documents={documents}
      onOpen={jest.fn()}
      sortable
      sort={{ by: 'name', direction: 'ascending' }}
      paging={{ page: 2, pageSize: 3, total: 8, onPageChange: jest.fn() }}
    />,
  );
  expect(names()).toEqual(['Statement 10', 'Statement 2', 'Schedule K-1']);
  expect(screen.getByText('4 to 6 of 8')).toBeVisible();
});

describe('a table of ten thousand documents', () => {
  const many = Array.from({ length: 10_000 }, (_, index): DocumentOnFile => ({
    id: `d${index}`,
    name: `Notice ${index}`,
    type: 'notices_and_requests',
  }));
  /** Estimated height of a block of five rows, in pixels. */
  const BLOCK = 5 * 68;
  /** Controls the fake observer: `arrive` reports entries, `find` only queues them. */
  let arrive: (block: number, isIntersecting: boolean) => void;
  let find: typeof arrive;

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      private readonly targets: HTMLElement[] = [];
      private readonly found: IntersectionObserverEntry[] = [];
      constructor(private readonly callback: IntersectionObserverCallback) {
        find = (block, isIntersecting) => {
          const target = this.targets.find(
            ({ isConnected, dataset: { from, to } }) =>
              isConnected && Number(from) <= block && block < Number(to),
          );
          if (!target) throw new Error(`No block ${block}.`);
          const boundingClientRect = new DOMRect(0, 0, 900, 0);
          const intersectionRect = new DOMRect(0, (block - Number(target.dataset.from)) * BLOCK + 1, 900, 1);
          const entry: Partial<IntersectionObserverEntry> = {
            target,
            isIntersecting,
            boundingClientRect,
            intersectionRect,
          };
          this.found.push(entry as IntersectionObserverEntry); // only these properties are read
        };
        arrive = (block, isIntersecting) => {
          find(block, isIntersecting);
          this.callback(this.takeRecords(), this);
        };
      }
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      observe(target: HTMLElement) {
        this.targets.push(target);
      }
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return this.found.splice(0);
      }
    };
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  test('renders the rows near the viewport, and exposes the total number', () => {
    show(<DocumentTable documents={many} onOpen={jest.fn()} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
    expect(screen.getByRole('row', { name: /Notice 0 / })).toHaveAttribute('aria-rowindex', '2');
    act(() => arrive(1999, true));
    expect(screen.getByRole('row', { name: /Notice 9999 / })).toHaveAttribute('aria-rowindex', '10001');
    act(() => arrive(1999, false));
    expect(screen.queryByRole('row', { name: /Notice 9999 / })).toBeNull();
  });

  test('has the rows near the viewport as soon as it is scrolled, before the browser reports it', () => {
    show(<DocumentTable documents={many} onOpen={jest.fn()} />);
    find(1000, true);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('row', { name: /Notice 5004 / })).toBeVisible();
  });

  test('has few row groups at any scroll position: one placeholder before and one after', () => {
    show(<DocumentTable documents={many} onOpen={jest.fn()} />);
    act(() => arrive(1000, true));
    act(() => arrive(1001, true));
    expect(screen.getByRole('row', { name: /Notice 5009 / })).toHaveAttribute('aria-rowindex', '5011');
    expect(screen.getByRole('table').querySelectorAll('[data-far]')).toHaveLength(2);
  });

  test('keeps the row that has the focus, however far it is scrolled away', () => {
    show(<DocumentTable documents={many} onOpen={jest.fn()} />);
    screen.getByRole('button', { name: 'Open Notice 3' }).focus();
    act(() => arrive(0, false));
    expect(screen.getByRole('button', { name: 'Open Notice 3' })).toHaveFocus();
  });

  test('prints all rows', () => {
    show(<DocumentTable documents={many.slice(0, 300)} onOpen={jest.fn()} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('rowheader')).toHaveLength(300);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
  });

  test('ticking all includes rows that are not rendered', async () => {
    const onSelectedChange = jest.fn();
    show(<Selectable documents={many} onSelectedChange={onSelectedChange} />);
    await userEvent.click(tick('Select all documents'));
    expect(onSelectedChange.mock.lastCall[0]).toHaveLength(10_000);
    expect(screen.getByRole('status')).toHaveTextContent('10,000 of 10,000 selected');
  });
});

test.each([
  ['Orchard Lane Senior Credit Fund II', 'Orchard Lane Senior Credit Fund\u00a0II'],
  ['Access Fund 12', 'Access Fund\u00a012'],
  ['Fund I Feeder', 'Fund I Feeder'],
  ['果园里优先信贷基金二期', '果园里优先信贷基金二期'],
])('the numeral at the end of %s stays with the word before it', (productName, shown) => {
  show(
    <DocumentTable
      documents={[{ id: 'd1', name: 'Statement', type: 'investor_statements', productName }]}
      onOpen={jest.fn()}
    />,
  );
  expect(screen.getByText(productName).textContent).toBe(shown);
});

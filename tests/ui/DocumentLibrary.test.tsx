import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentLibrary, type DocumentLibraryProps, type DocumentOnFile } from '@quoin/ui';
import { show } from './in-quoin';

const documents: DocumentOnFile[] = [
  {
    id: 'd1',
    name: 'Statement, first quarter',
    type: 'investor_statements',
    productId: 'harbour',
    productName: 'Harbour Street Fund',
    investorType: 'ira',
    updatedAt: '2025-04-16',
  },
  {
    id: 'd2',
    name: 'Schedule K-1',
    type: 'tax_documents',
    productId: 'harbour',
    productName: 'Harbour Street Fund',
    investorType: 'individual',
    updatedAt: '2025-03-11',
  },
  {
    id: 'd3',
    name: 'Statement, first quarter',
    type: 'investor_statements',
    productId: 'alder',
    productName: 'Alder Ridge Fund',
    investorType: 'individual',
    updatedAt: '2025-05-02',
  },
];

const found = () =>
  screen
    .queryAllByRole('rowheader')
    .map((header) => header.closest('tr')?.querySelectorAll('td')[2]?.textContent);
const box = (name: string) => screen.getByRole('combobox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the newest document is first', () => {
  show(<DocumentLibrary documents={documents} onOpen={jest.fn()} onDownload={jest.fn()} />);
  expect(found()).toEqual(['Alder Ridge Fund', 'Harbour Street Fund', 'Harbour Street Fund']);
  expect(screen.getByText('3 documents')).toBeVisible();
});

test.each(['HARBOUR statement', 'Ｈarbour\u00a0state\u200bment'])(
  'a search for %j finds words of name, fund and type in any order and either case',
  async (search) => {
    show(<DocumentLibrary documents={documents} onOpen={jest.fn()} onDownload={jest.fn()} />);
    await userEvent.type(screen.getByRole('searchbox'), search);
    expect(found()).toEqual(['Harbour Street Fund']);
    expect(screen.getByText('1 of 3 documents')).toBeVisible();
  },
);

test('documents are filtered by the funds, investor types and document types that occur', async () => {
  const onQueryChange = jest.fn();
  show(<DocumentLibrary documents={documents} onOpen={jest.fn()} onQueryChange={onQueryChange} />);
  const types = within(box('Document type')).getAllByRole('option');
  expect(types.map((option) => option.textContent)).toEqual(['Any', 'Investor statements', 'Tax documents']);
  await userEvent.selectOptions(box('Document type'), 'Investor statements');
  await userEvent.selectOptions(box('Investor type'), 'Individual');
  expect(onQueryChange).toHaveBeenLastCalledWith({ type: 'investor_statements', investorType: 'individual' });
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('a fund is filtered by its id, not by its name', async () => {
  const onQueryChange = jest.fn();
  show(
    <DocumentLibrary
      documents={documents}
      onOpen={jest.fn()}
      onDownload={jest.fn()}
      onQueryChange={onQueryChange}
    />,
  );
  await userEvent.selectOptions(box('Fund'), 'Alder Ridge Fund');
  expect(onQueryChange).toHaveBeenLastCalledWith({ productId: 'alder' });
  expect(found()).toEqual(['Alder Ridge Fund']);
});

test('actions beside the downloads receive the documents found', async () => {
  const actions = jest.fn((all: readonly DocumentOnFile[]) => <span>{`${all.length} to take home`}</span>);
  show(<DocumentLibrary documents={documents} onOpen={jest.fn()} onDownload={jest.fn()} actions={actions} />);
  expect(screen.getByText('3 to take home')).toBeVisible();
  await userEvent.selectOptions(box('Document type'), 'Tax documents');
  expect(screen.getByText('1 to take home')).toBeVisible();
});

test('a filter with one option is not shown', () => {
  show(
    <DocumentLibrary
      documents={documents.map((document) => ({ ...document, productId: 'one' }))}
      onOpen={jest.fn()}
    />,
  );
  expect(screen.queryByRole('combobox', { name: 'Fund' })).toBeNull();
});

test('all results are downloaded, or the ticked ones', async () => {
  const onDownload = jest.fn();
  show(<DocumentLibrary documents={documents} onOpen={jest.fn()} onDownload={onDownload} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Schedule K-1' }));
  await press('Download selected (1)');
  expect(onDownload).toHaveBeenLastCalledWith(['d2']);
  await userEvent.selectOptions(box('Document type'), 'Investor statements');
  expect(screen.getByRole('button', { name: 'Download selected (0)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press('Download all (2)');
  expect(onDownload).toHaveBeenLastCalledWith(['d1', 'd3']);
});

test('without downloads there are no checkboxes', () => {
  show(<DocumentLibrary documents={documents} onOpen={jest.fn()} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});

test('a search without a result offers to clear it', async () => {
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  show(<DocumentLibrary documents={documents} onOpen={jest.fn()} defaultQuery={{ search: 'zzz' }} />);
  const withoutRows = headers();
  expect(screen.getByText('0 of 3 documents')).toBeVisible();
  await press('Clear search and filters');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(headers()).toEqual(withoutRows);
});

test('a list that failed to load shows the reason and a retry', async () => {
  const onRetry = jest.fn();
  show(<DocumentLibrary documents={[]} onOpen={jest.fn()} error="连接中断。" onRetry={onRetry} />, 'zh-CN');
  expect(screen.getByRole('alert')).toHaveTextContent('连接中断。');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(onRetry).toHaveBeenCalled();
});

describe('groups by fund and year', () => {
  const groupBy = ['product', 'year'] as const;
  const headers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const library = (all = documents) => (
    <DocumentLibrary documents={all} onOpen={jest.fn()} onDownload={jest.fn()} groupBy={groupBy} />
  );

  test('few documents are all shown; they are collapsed, expanded and listed without groups on request', async () => {
    show(library());
    expect(headers()).toHaveLength(2 + 2 + 3);
    await press('Collapse all');
    expect(headers()).toEqual(['Alder Ridge Fund1', 'Harbour Street Fund2']);
    await press('Expand all');
    expect(headers()).toHaveLength(7);
    const grouping = screen.getByRole('button', { name: 'Group documents' });
    expect(grouping).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(grouping);
    expect(found()).toEqual(['Alder Ridge Fund', 'Harbour Street Fund', 'Harbour Street Fund']);
  });

  test('of many documents the first group is shown, and everything that a search finds', async () => {
    const many = Array.from({ length: 30 }, () => documents).flatMap((three, index) =>
      three.map((document) => ({
        ...document,
        id: `${document.id}-${index}`,
        name: `${document.name} ${index}`,
      })),
    );
    show(library(many));
    expect(headers()).toHaveLength(2 + 1 + 30);
    expect(screen.getByRole('button', { name: /^Harbour/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Download all (90)' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'K-1 7');
    expect(headers()).toEqual([
      'Harbour Street Fund3',
      '20253',
      ...[7, 17, 27].map((at) => `Schedule K-1 ${at}`),
    ]);
  });

  test('on a phone a large group shows twenty documents, and twenty more on request', async () => {
    onPhone();
    const many = Array.from({ length: 52 }, (_, index): DocumentOnFile => {
      return {
        id: `d${index}`,
        name: `Notice ${index}.pdf`,
        type: 'notices_and_requests',
        productName: 'Alder',
      };
    });
    show(<DocumentLibrary documents={many} onOpen={jest.fn()} groupBy={['product']} />);
    expect(headers()).toHaveLength(1 + 20);
    await press('Show 20 of 32 more');
    await press('Show 12 more');
    expect(headers()).toHaveLength(1 + 52);
    expect(screen.getByRole('button', { name: /Notice 40/ })).toHaveFocus();
    jest.restoreAllMocks();
  });

  test('on a phone the filters open on request and say how many are set', async () => {
    onPhone();
    show(library());
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Filters');
    await userEvent.selectOptions(box('Document type'), 'Tax documents');
    await press('Filters (1)');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('1 of 3 documents')).toBeVisible();
    jest.restoreAllMocks();
  });
});

function onPhone() {
  const listening = { addEventListener: jest.fn(), removeEventListener: jest.fn() };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: /max-width: 719/.test(media), media, ...listening }) as never); // unused otherwise
}

test('a phone shows twenty documents, and twenty more on request', async () => {
  onPhone();
  const many = Array.from({ length: 52 }, (_, index): DocumentOnFile => {
    return { id: `d${index}`, name: `Notice ${index}.pdf`, type: 'notices_and_requests' };
  });
  show(<DocumentLibrary documents={many} onOpen={jest.fn()} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  expect(screen.getByText('Showing 20 of 52')).toBeVisible();
  await press('Show 20 more');
  await press('Show 12 more');
  expect(screen.getAllByRole('rowheader')).toHaveLength(52);
  expect(screen.queryByText(/^Showing/)).toBeNull();
  jest.restoreAllMocks();
});

test('a query of null is no filter', () => {
  const { query }: Pick<DocumentLibraryProps, 'query'> = JSON.parse('{"query": null}');
  show(
    <DocumentLibrary
      documents={documents}
      {...{ query }}
      onQueryChange={jest.fn()}
      onOpen={jest.fn()}
      onDownload={jest.fn()}
    />,
  );
  expect(found()).toHaveLength(3);
});

import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { INSTRUCTION_TITLES, NOTICE_TITLES } from '../../packages/server/src/pdf';
import DocumentsScreen from '../../portal/src/journey/documents/DocumentsScreen';
import { answerWith, errorReply } from './fake-api';
import {
  aDocument,
  documentNames,
  KNOWN,
  LIBRARY,
  getList,
  openLibrary,
  proveIdentity,
  serveLibrary,
} from './fake-documents';
import { renderScreen } from './render-screen';

jest.mock('../../portal/src/document-reader/PdfPages', () => jest.requireActual('./fake-pdf-pages'));

const CALENDAR: ReplyOf<'listCalendar'>['items'] = [
  ['capital_call_due', '2026-09-12', 'Capital call due: Ashlar Growth Fund'],
  ['statement_expected', '2026-11-16', 'Statement for Q3 2026 expected: Keystone Income Fund'],
  ['tax_document_expected', '2027-03-15', 'Tax document for 2026 expected: Keystone Income Fund'],
].map(([kind, date = '', title = '']) => ({
  id: title,
  kind: kind as 'statement_expected', // from the table above
  date,
  title,
  investor_name: 'Morgan Reyes',
  amount: null,
  until: null,
  overdue: false,
  waits_for: null,
  path: '/my-investment/current/inv-1/documents',
}));

const serve = () =>
  serveLibrary(({ path }) => (path === '/v1/user/calendar' ? { json: { items: CALENDAR } } : undefined));

test('documents are grouped by fund and year, and unopened ones are marked as unread', async () => {
  serve();
  const { person } = await openLibrary();
  const headings = () =>
    screen.getAllByRole('rowheader').flatMap((cell) => cell.querySelector('button, bdi')?.textContent ?? []);
  expect(headings()).toEqual([
    ...['Ashlar Growth Fund1', '20261', 'Capital call, January 5, 2026'],
    ...['Keystone Income Fund2', '20262', 'Account statement, Q2 2026', 'Annual tax information, 2025'],
  ]);
  expect(screen.getAllByText('Unread')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: /^Keystone Income Fund/ }));
  expect(headings()).toHaveLength(4);
  await person.click(screen.getByRole('button', { name: 'Group documents' }));
  expect(headings()).toEqual([
    ...['Account statement, Q2 2026', 'Annual tax information, 2025', 'Capital call, January 5, 2026'],
  ]);
});

test.each([
  ['en', '账户对账单 Account Statement 2026-09-30（更正）.pdf', 'Account statement, Q3 2026, corrected'],
  ['zh-CN', 'Account Statement 2026-09-30 (corrected).pdf', '账户对账单，2026年第3季度，更正'],
  ['en', 'Account Statement 2026-08-14.pdf', 'Account statement, August 14, 2026'],
  ['en', 'Schedule K-1 2025.pdf', 'Schedule K-1, 2025'],
  ['zh-CN', 'Annual Tax Information 2025.pdf', '年度税务信息（Annual Tax Information），2025年'],
  ['zh-CN', 'Capital Call Notice 2026-12-15.pdf', '缴款通知（Capital Call Notice），2026年12月15日'],
  ['en', 'Ashlar Fund 2030 - Executed Subscription Agreement.pdf', 'Subscription agreement, countersigned'],
  ['en', 'Letter of the manager.pdf', 'Letter of the manager'],
] as const)('in %s the file %s is called %s', async (language, name, title) => {
  serveLibrary(({ path }) => (path === '/v1/documents' ? getList([aDocument({ name })]) : undefined));
  await renderScreen(DocumentsScreen, { path: '/my-document', language });
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('every document that the server names by kind and day has a title with the day in full', async () => {
  const titles = Object.values({ ...NOTICE_TITLES, ...INSTRUCTION_TITLES }).flatMap(Object.values<string>);
  const items = titles.map((title, index) =>
    aDocument({ file_id: `file-${index}`, name: `${title} 2026-11-26.pdf` }),
  );
  serveLibrary(({ path }) => (path === '/v1/documents' ? getList(items) : undefined));
  await openLibrary();
  expect(await screen.findAllByText(/, November 26, 2026$/)).toHaveLength(titles.length);
});

test('expected statements and tax documents are listed with their dates, without other calendar entries', async () => {
  serve();
  const { person } = await openLibrary();
  await person.click(
    await screen.findByText('2 documents are expected. The next is due on November 16, 2026.'),
  );
  expect(screen.getByText('Tax document for 2026 expected: Keystone Income Fund')).toBeVisible();
  expect(screen.getByText('March 15, 2027 · Morgan Reyes')).toBeVisible();
  expect(screen.queryByText(/Capital call due/)).not.toBeInTheDocument();
});

test('overdue documents appear first, also in the heading', async () => {
  const [, statement, tax] = CALENDAR;
  const overdue = {
    ...statement,
    id: 'late',
    title: 'Statement for Q1 2026 expected',
    date: '2026-05-15',
    waits_for: 'document',
  };
  serveLibrary(({ path }) =>
    path === '/v1/user/calendar' ? { json: { items: [tax, overdue] } } : undefined,
  );
  const { person } = await openLibrary();
  await person.click(
    await screen.findByText(
      'One document is overdue. One document is expected. The next is due on March 15, 2027.',
    ),
  );
  const [first] = screen.getAllByText(/expected(:|$)/);
  expect(first).toHaveTextContent('Statement for Q1 2026 expected');
});

test('the filters are in the URL, and opening the URL applies them', async () => {
  serve();
  const { person, places } = await openLibrary('/my-document?type=tax_documents');
  await waitFor(() =>
    expect(documentNames()).toEqual([expect.stringContaining('Annual tax information, 2025')]),
  );
  await person.selectOptions(screen.getByLabelText('Document type'), 'notices_and_requests');
  await waitFor(() => expect(places.at(-1)).toBe('/my-document?type=notices_and_requests'));
});

/** A fake server with 1,100 documents; `refuses` returns the page that fails to load. */
function serveMany(refuses: () => number | undefined) {
  const many = Array.from({ length: 1100 }, (_, index) =>
    aDocument({
      file_id: `file-${index}`,
      name: `Notice ${index}.pdf`,
      updated_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    }),
  );
  return answerWith(({ path, query }) => {
    if (path === '/v1/user/calendar') return { json: { items: CALENDAR } };
    if (path !== '/v1/documents') return { json: { done: true } };
    const page = Number(query.get('page'));
    if (page === refuses()) return errorReply('unavailable');
    const items = many.slice((page - 1) * 500, page * 500);
    return { json: { items, page, page_size: 500, total: many.length } };
  });
}

test('more documents than one response holds load page by page, and the search covers all of them', async () => {
  const sent = serveMany(() => undefined);
  const { person } = await openLibrary();
  expect(await screen.findByText('1,100 documents')).toBeInTheDocument();
  const pages = sent.filter(({ path }) => path === '/v1/documents').map(({ query }) => query.get('page'));
  expect(pages).toEqual(['1', '2', '3']);
  await person.type(screen.getByRole('searchbox'), '1099');
  await waitFor(() => expect(documentNames()).toEqual(['Notice 1099' + 'Unread']));
});

test('pages of documents that fail to load show an error and can be loaded again', async () => {
  let down: number | undefined = 3;
  serveMany(() => down);
  const { person } = await openLibrary();
  expect(await screen.findByText(/We show 1,000 of 1,100 documents/)).toBeInTheDocument();
  down = undefined;
  await person.click(screen.getByRole('button', { name: 'Load the others' }));
  expect(await screen.findByText('1,100 documents')).toBeInTheDocument();
  expect(screen.queryByText(/Only 1,000/)).toBeNull();
});

test('one identity check opens all documents', async () => {
  const sent = serveLibrary();
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: /Open Account statement/ }));
  await proveIdentity(person);
  const dialog = await screen.findByRole('dialog', { name: /Account statement/ });
  expect(within(dialog).getByRole('link', { name: 'Open in full page' })).toHaveAttribute(
    'href',
    '/my-document/file?id=file-1',
  );
  await waitFor(() => expect(sent.some(({ path }) => path === '/v1/files/file-1/access')).toBe(true));
  // The "new" mark disappears, because the list is fetched again.
  await waitFor(() => expect(sent.filter(({ path }) => path === '/v1/documents').length).toBeGreaterThan(1));
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))?.body).toEqual({
    number_type: 'ssn',
    number: '6789',
    purpose: 'documents',
  });
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('button', { name: /Open Annual tax information/ }));
  expect(await screen.findByRole('dialog', { name: /Annual tax information/ })).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/identity-check'))).toHaveLength(1);
  expect(sent.some(({ query }) => [...query.values()].includes('code-1'))).toBe(false);
});

test('an expired identity check is requested again, and then the document opens', async () => {
  let lapsed = false;
  serveLibrary(({ path }) =>
    lapsed && path.endsWith('/key') ? errorReply('user_authentication_failed') : undefined,
  );
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: /Open Account statement/ }));
  await proveIdentity(person);
  await screen.findByRole('dialog', { name: /Account statement/ });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  lapsed = true;
  await person.click(screen.getByRole('button', { name: /Open Annual tax information/ }));
  await screen.findByRole('dialog', { name: 'Confirm your identity' });
  lapsed = false;
  await proveIdentity(person);
  expect(await screen.findByRole('dialog', { name: /Annual tax information/ })).toBeVisible();
});

test('an investor without a number on record is directed to support and sees no input field', async () => {
  serveLibrary(({ path }) =>
    path === '/v1/user/info'
      ? { json: { country: 'US', investors: [{ ...KNOWN.json.investors[0], identity_on_file: false }] } }
      : undefined,
  );
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: /Open Account statement/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Contact support');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('an empty library explains what will appear in it, and leads to the products', async () => {
  answerWith(() => getList([]));
  await renderScreen(DocumentsScreen, { path: '/my-document' });
  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
});

test('a list that fails to load shows an error and can be loaded again', async () => {
  let down = true;
  answerWith(({ path }) => {
    if (path === '/v1/user/calendar') return { json: { items: [] } };
    return down ? errorReply('unavailable') : getList(LIBRARY);
  });
  const { person } = await renderScreen(DocumentsScreen, { path: '/my-document' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await person.click(again);
  await screen.findAllByRole('rowheader');
});

test('in Chinese the library is in Chinese', async () => {
  serve();
  await renderScreen(DocumentsScreen, { path: '/my-document', language: 'zh-CN' });
  expect(await screen.findByRole('heading', { level: 1, name: '我的文件' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /全部下载/ })).toBeInTheDocument();
});

import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import DocumentsScreen from '../../portal/src/journey/documents/DocumentsScreen';
import { answerWith, refusal, type SentRequest } from './api-at-the-wire';
import { renderScreen } from './render-screen';

jest.mock('../../portal/src/journey/documents/PdfPages', () => jest.requireActual('./pages-by-hand'));

type Row = ReplyOf<'listDocuments'>['items'][number];

const aDocument = (changed: Partial<Row> = {}): Row => ({
  file_id: 'file-1',
  investment_id: 'inv-1',
  investor_id: 'investor-1',
  name: 'Account Statement 2026-06-30.pdf',
  document_type: 'investor_statements',
  product_id: 'keystone-income',
  product_name: 'Keystone Income Fund',
  investor_type: 'individual',
  updated_at: '2026-07-15T15:00:00.000Z',
  size: 48_000,
  read: false,
  ...changed,
});

const LIBRARY = [
  aDocument(),
  aDocument({
    file_id: 'file-2',
    name: 'Tax Information 2025.pdf',
    document_type: 'tax_documents',
    updated_at: '2026-03-10T15:00:00.000Z',
    read: true,
  }),
  aDocument({
    file_id: 'file-3',
    investment_id: 'inv-2',
    investor_id: 'investor-2',
    name: 'Capital Call Notice 2026-01-05.pdf',
    document_type: 'notices_and_requests',
    product_id: 'ashlar-growth',
    product_name: 'Ashlar Growth Fund',
    investor_type: 'ira',
    updated_at: '2026-01-05T15:00:00.000Z',
  }),
];

const CALENDAR: ReplyOf<'listCalendar'>['items'] = [
  ['capital_call_due', '2026-09-12', 'Capital call due: Ashlar Growth Fund'],
  ['statement_expected', '2026-11-16', 'Statement for Q3 2026 expected: Keystone Income Fund'],
  ['tax_document_expected', '2027-03-15', 'Tax document for 2026 expected: Keystone Income Fund'],
].map(([kind, date = '', title = '']) => ({
  id: title,
  kind: kind as 'statement_expected', // one of the three above
  date,
  title,
  investor_name: 'Morgan Reyes',
  amount: null,
  until: null,
  overdue: false,
  waits_for: null,
  path: '/my-investment/current/inv-1/documents',
}));

const listOf = (items: Row[]) => ({
  json: { items, page: 1, page_size: 1000, total: items.length },
});

/** The names of the links that a browser was told to follow. */
function followedLinks(): string[] {
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    followed.push(this.pathname.replace(/^\/api/, '') + this.search);
  });
  return followed;
}

afterEach(() => jest.restoreAllMocks());

/** A server with these documents; `download` answers the request for an archive. */
function serve(download: (request: SentRequest) => ReturnType<typeof refusal> | { json: unknown }) {
  return answerWith((request) => {
    const { path } = request;
    if (path === '/v1/documents') return listOf(LIBRARY);
    if (path === '/v1/user/calendar') return { json: { items: CALENDAR } };
    if (path === '/v1/user/info') return { json: { country: 'US', investors: [] } };
    if (path.endsWith('/identity-check'))
      return { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };
    if (path.endsWith('/download-key')) return download(request);
    if (path.endsWith('/key')) return { json: { url: '/api/files/file-1/bytes?key=k', name: 'x' } };
    return { json: { done: true } };
  });
}

const archiveLink = ({ path }: SentRequest) => ({
  json: {
    url: `/api${path.replace('download-key', 'download')}?token=t`,
    expire: '2026-08-03T14:01:00.000Z',
  },
});

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openLibrary(at = '/my-document') {
  const opened = await renderScreen(DocumentsScreen, { path: '/my-document', at });
  await screen.findAllByRole('rowheader');
  return opened;
}

async function proveIdentity(person: Awaited<ReturnType<typeof openLibrary>>['person']) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.type(within(dialog).getByLabelText(/Last 4 digits/), '6789');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
}

test('documents stand newest first, and what was not opened yet is marked as new', async () => {
  serve(archiveLink);
  await openLibrary();
  expect(rowNames().map((name) => name?.slice(0, 7))).toEqual(['Account', 'Tax Inf', 'Capital']);
  expect(screen.getAllByText('Unread')).toHaveLength(2);
});

test('statements and tax documents to come are told with their dates, and nothing else of the calendar', async () => {
  serve(archiveLink);
  const { person } = await openLibrary();
  await person.click(await screen.findByText('2 documents are expected, the next on November 16, 2026'));
  expect(screen.getByText('Tax document for 2026 expected: Keystone Income Fund')).toBeVisible();
  expect(screen.getByText('March 15, 2027 · Morgan Reyes')).toBeVisible();
  expect(screen.queryByText(/Capital call due/)).not.toBeInTheDocument();
});

test('what is looked for stands in the address, and an address with it finds the same', async () => {
  serve(archiveLink);
  const { person, places } = await openLibrary('/my-document?type=tax_documents');
  await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Tax Information')]));
  await person.selectOptions(screen.getByLabelText('Document type'), 'notices_and_requests');
  await waitFor(() => expect(places.at(-1)).toBe('/my-document?type=notices_and_requests'));
});

/** A server with 1,100 documents; `refuses` is the page that does not come. */
function serveMany(refuses: () => number | undefined) {
  const many = Array.from({ length: 1100 }, (_, place) =>
    aDocument({
      file_id: `file-${place}`,
      name: `Notice ${place}.pdf`,
      updated_at: new Date(Date.UTC(2026, 0, 1) - place * 60_000).toISOString(),
    }),
  );
  return answerWith(({ path, query }) => {
    if (path === '/v1/user/calendar') return { json: { items: CALENDAR } };
    if (path !== '/v1/documents') return { json: { done: true } };
    const page = Number(query.get('page'));
    if (page === refuses()) return refusal('unavailable');
    const items = many.slice((page - 1) * 500, page * 500);
    return { json: { items, page, page_size: 500, total: many.length } };
  });
}

test('more documents than one answer holds come page by page, and all of them are searched', async () => {
  const sent = serveMany(() => undefined);
  const { person } = await openLibrary();
  expect(await screen.findByText('1,100 documents')).toBeInTheDocument();
  const pages = sent.filter(({ path }) => path === '/v1/documents').map(({ query }) => query.get('page'));
  expect(pages).toEqual(['1', '2', '3']);
  await person.type(screen.getByRole('searchbox'), '1099');
  await waitFor(() => expect(rowNames()).toEqual(['Notice 1099.pdf' + 'Unread']));
});

test('what did not come of many documents is said, and fetched again', async () => {
  let down: number | undefined = 3;
  serveMany(() => down);
  const { person } = await openLibrary();
  expect(await screen.findByText(/Only 1,000 of 1,100 documents are listed/)).toBeInTheDocument();
  down = undefined;
  await person.click(screen.getByRole('button', { name: 'Load the others' }));
  expect(await screen.findByText('1,100 documents')).toBeInTheDocument();
  expect(screen.queryByText(/Only 1,000/)).toBeNull();
});

test('all documents come as one archive of each investment, after one identity check', async () => {
  const links = followedLinks();
  const sent = serve(archiveLink);
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await proveIdentity(person);
  await waitFor(() => expect(links).toHaveLength(2));
  expect(links[0]).toContain('/v1/investments/inv-1/documents/download');
  expect(links[1]).toContain('/v1/investments/inv-2/documents/download');
  expect(sent.filter(({ path }) => path.endsWith('/download-key')).map(({ body }) => body)).toEqual([
    { file_ids: ['file-1', 'file-2'], access_code: 'code-1' },
    { file_ids: ['file-3'], access_code: 'code-1' },
  ]);
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))?.body).toEqual({
    number_type: 'ssn',
    number: '6789',
    purpose: 'documents',
  });

  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await waitFor(() => expect(links).toHaveLength(4)); // nobody is asked twice within ten minutes
});

test('an access code that is no longer good asks for the number again', async () => {
  const links = followedLinks();
  let good = false;
  serve((request) => (good ? archiveLink(request) : refusal('user_authentication_failed')));
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await proveIdentity(person);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Confirm your identity' })).toBeVisible());
  good = true;
  await proveIdentity(person);
  await waitFor(() => expect(links).toHaveLength(2));
});

test('a refused download says why', async () => {
  followedLinks();
  serve(() => refusal('not_authorized_file'));
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await proveIdentity(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('not authorized to view this file');
});

test('a wrong number keeps the question open with the tries that are left, and five block it', async () => {
  let blocked = false;
  answerWith(({ path }) => {
    if (path === '/v1/documents') return listOf(LIBRARY);
    if (path === '/v1/user/info') return { json: { country: 'US', investors: [] } };
    if (blocked) return refusal('identity_check_blocked');
    const { status, json } = refusal('user_authentication_failed');
    return { status, json: { ...json, values: { left: 3 } } };
  });
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await proveIdentity(person);
  expect(await screen.findByText(/3 attempts left/)).toBeInTheDocument();
  blocked = true;
  await person.click(screen.getByRole('button', { name: 'Confirm identity' }));
  expect(await screen.findByText(/blocked for 2 hours/)).toBeInTheDocument();
});

test('a document is looked at over the list, with the way to a page of its own', async () => {
  const sent = serve(archiveLink);
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: /Open Account Statement/ }));
  const dialog = await screen.findByRole('dialog', { name: /Account Statement/ });
  expect(within(dialog).getByRole('link', { name: 'Open on its own page' })).toHaveAttribute(
    'href',
    '/my-document/file?id=file-1',
  );
  await waitFor(() => expect(sent.some(({ path }) => path === '/v1/files/file-1/access')).toBe(true));
  // Its mark as new goes: the list is fetched again.
  await waitFor(() => expect(sent.filter(({ path }) => path === '/v1/documents').length).toBeGreaterThan(1));
});

test('without a document it says what will stand there', async () => {
  answerWith(() => listOf([]));
  await renderScreen(DocumentsScreen, { path: '/my-document' });
  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeInTheDocument();
});

test('a list that does not arrive says so, and is fetched again', async () => {
  let down = true;
  answerWith(({ path }) => {
    if (path === '/v1/user/calendar') return { json: { items: [] } };
    return down ? refusal('unavailable') : listOf(LIBRARY);
  });
  const { person } = await renderScreen(DocumentsScreen, { path: '/my-document' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await person.click(again);
  await screen.findAllByRole('rowheader');
});

test('in Chinese the library speaks Chinese', async () => {
  serve(archiveLink);
  await renderScreen(DocumentsScreen, { path: '/my-document', language: 'zh-CN' });
  expect(await screen.findByRole('heading', { level: 1, name: '我的文件' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /全部下载/ })).toBeInTheDocument();
});

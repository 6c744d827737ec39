// Fake API for document tests: a library with its identity check and archive.
import type { ReplyOf } from '@quoin/contract';
import { screen, within } from '@testing-library/react';
import DocumentsScreen from '../../portal/src/journey/documents/DocumentsScreen';
import { MORGAN } from './a-person';
import { answerWith, errorReply, type Answer, type SentRequest } from './fake-api';
import { renderScreen } from './render-screen';

export type Row = ReplyOf<'listDocuments'>['items'][number];

export const aDocument = (changed: Partial<Row> = {}): Row => ({
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

export const LIBRARY = [
  aDocument(),
  aDocument({
    file_id: 'file-2',
    name: 'Annual Tax Information 2025.pdf',
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

export const getList = (items: Row[]) => ({
  json: { items, page: 1, page_size: 1000, total: items.length },
});

export const KNOWN = { json: { country: 'US', investors: [MORGAN] } };
export const PASSED = { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };

/** A fake server with these documents; `answers` takes precedence. */
export const serveLibrary = (answers: (request: SentRequest) => Answer | undefined = () => undefined) =>
  answerWith((request) => {
    const { path, headers } = request;
    const answer = answers(request);
    if (answer) return answer;
    if (path === '/v1/documents') return getList(LIBRARY);
    if (path === '/v1/user/calendar') return { json: { items: [] } };
    if (path === '/v1/user/info') return KNOWN;
    if (path.endsWith('/identity-check')) return PASSED;
    if (path.endsWith('/key') && headers.get('access-code') !== 'code-1')
      return errorReply('user_authentication_failed');
    if (path.endsWith('/key')) return { json: { url: '/api/files/file-1/bytes?key=k', name: 'x' } };
    return { json: { done: true } };
  });

/** Names of the rows that are documents, not headings of groups. */
export const documentNames = () =>
  screen
    .getAllByRole('rowheader')
    .filter((cell) => cell.querySelector('[data-part="name"]'))
    .map(({ textContent }) => textContent);

export async function openLibrary(at = '/my-document') {
  const opened = await renderScreen(DocumentsScreen, { path: '/my-document', at });
  await screen.findAllByRole('rowheader');
  return opened;
}

type Typist = Awaited<ReturnType<typeof openLibrary>>['person'];

export async function proveIdentity(person: Typist) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.type(within(dialog).getByLabelText(/Last 4 digits/), '6789');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
}

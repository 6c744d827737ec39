import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor } from '@testing-library/react';
import DocumentScreen from '../../portal/src/journey/documents/DocumentScreen';
import { answerWith, errorReply } from './fake-api';
import { KNOWN, PASSED, proveIdentity } from './fake-documents';
import { renderScreen } from './render-screen';

jest.mock('../../portal/src/document-reader/PdfPages', () => jest.requireActual('./fake-pdf-pages'));

const file: ReplyOf<'readDocument'> = {
  url: '/api/files/file-1/bytes?key=k',
  name: 'Account Statement 2026-06-30.pdf',
  content_type: 'application/pdf',
  expire: '2026-08-03T14:01:00.000Z',
  file_id: 'file-1',
  sha256: 'a1b2',
  pages: 2,
  size: 48_000,
  end_reached_at: '2026-07-20T15:00:00.000Z',
};

const openFile = (at = '/my-document/file?id=file-1') =>
  renderScreen(DocumentScreen, { path: '/my-document/file', at });

const TITLE = 'Account statement, Q2 2026';

test('a document has its own page with its title, file name, page count and the date it was read', async () => {
  const sent = answerWith(({ method }) => ({ json: method === 'GET' ? file : { done: true } }));
  const { person } = await openFile();
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  expect(
    screen.getByText('Account Statement 2026-06-30.pdf · 2 pages · Read to the end on July 20, 2026'),
  ).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'The last page' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/v1/files/file-1/access')?.body).toEqual({
      end_reached: true,
      pages: [1, 2],
    }),
  );
});

test('a document that the server did not send must be opened again before its end counts', async () => {
  let round = 0;
  answerWith(({ method, path }) => {
    if (path.endsWith('/access'))
      return round < 2 ? errorReply('document_not_opened') : { json: { done: true } };
    if (method !== 'GET') return { json: { done: true } };
    return { json: { ...file, url: `/api/files/file-1/bytes?key=k${(round += 1)}` } };
  });
  const { person } = await openFile();
  await person.click(await screen.findByRole('button', { name: 'The last page' }));
  expect(await screen.findByText(/This document was not opened yet/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/key=k2/)).toBeInTheDocument();
  expect(screen.queryByText(/not opened yet/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'The last page' }));
  expect(screen.queryByText(/not opened yet/)).not.toBeInTheDocument();
});

test('pages that failed to load are requested with a new key', async () => {
  let round = 0;
  answerWith(() => ({ json: { ...file, url: `/api/files/file-1/bytes?key=k${(round += 1)}` } }));
  const { person } = await openFile();
  await screen.findByText(/key=k1/);
  await person.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByText(/key=k2/)).toBeInTheDocument();
});

test('the identity check can be postponed, and the document appears after it', async () => {
  const sent = answerWith(({ path, headers, method }) => {
    if (path === '/v1/user/info') return KNOWN;
    if (path.endsWith('/identity-check')) return PASSED;
    if (method !== 'GET') return { json: { done: true } };
    return headers.get('access-code') === 'code-1'
      ? { json: file }
      : errorReply('user_authentication_failed');
  });
  const { person } = await openFile();
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm your identity first' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Confirm identity' }));
  await proveIdentity(person);
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  expect(sent.every(({ query }) => query.size === 0)).toBe(true);
});

test.each([
  ['not_authorized_file', /not authorized to view this file/],
  ['capital_call_cancelled', /capital call was canceled/],
] as const)('the error %s of a file shows its reason', async (name, sentence) => {
  answerWith(() => errorReply(name));
  await openFile();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('a URL without a document redirects to the library', async () => {
  answerWith(() => ({ json: { items: [], page: 1, page_size: 1000, total: 0 } }));
  const { places } = await openFile('/my-document/file');
  await waitFor(() => expect(places).toContain('/my-document'));
});

import type { ReplyOf } from '@quoin/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvestorDocumentsScreen from '../../portal/src/journey/investors/InvestorDocumentsScreen';
import { answerWith, errorReply, type SentRequest } from './fake-api';
import { bytes, pauseUploads } from './paused-uploads';
import { fill, renderScreen } from './render-screen';

type Investor = ReplyOf<'listInvestors'>['items'][number];
type Stored = ReplyOf<'listInvestorDocuments'>['items'][number];

const anInvestor = (but: Partial<Investor> = {}): Investor => ({
  id: 'investor-1',
  investor_type: 'individual',
  name: 'Grace Lindqvist',
  custodian_name: null,
  custodian_account_masked: null,
  ...but,
});
const AN_IRA = anInvestor({ id: 'investor-2', investor_type: 'ira', custodian_name: 'Granary Trust' });

const aFile = (but: Partial<Stored> = {}): Stored => ({
  file_id: 'file-1',
  investor_id: 'investor-1',
  document_type: 'proof_of_id',
  name: 'passport.pdf',
  size: 2048,
  content_type: 'application/pdf',
  uploaded_at: '2026-08-03T14:00:00Z',
  removed_parts: [],
  ...but,
});

interface Given {
  investors?: Investor[];
  stored?: Stored[];
  begin?: () => ReturnType<typeof errorReply> | undefined;
  /** Response to the request for a file key. */
  key?: () => ReturnType<typeof errorReply> | { json: object };
}

function serve({ investors = [anInvestor(), AN_IRA], stored = [], begin, key }: Given = {}) {
  const sent = answerWith(({ method, path, body }: SentRequest) => {
    if (path === '/v1/investors') return { json: { items: investors } };
    if (path === '/v1/investors/docs') return { json: { items: [...stored], limits: { max_megabytes: 10 } } };
    if (path.startsWith('/v1/files/')) return (path.endsWith('/key') && key?.()) || { json: { done: true } };
    if (path === '/v1/user/password:verify')
      return { json: { verified: true, expire: '2026-08-03T15:00:00Z' } };
    if (path === '/v1/user/passkeys') return { json: { items: [], recovery_codes_left: 0 } };
    if (method === 'POST') {
      const { name } = body as { name: string }; // as in the contract
      stored.push(aFile({ file_id: 'file-9', name, investor_id: path.split('/')[3] ?? '' }));
      const upload_url = '/api/files/file-9/bytes?key=k';
      return begin?.() ?? { json: { file_id: 'file-9', upload_url, expire: '2026-08-03T15:00:00Z' } };
    }
    if (method === 'DELETE') stored.length = 0;
    return { json: stored.at(-1) ?? { done: true } };
  });
  return { sent, stored };
}

const open = (type = 'individual', language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(InvestorDocumentsScreen, {
    language,
    path: '/user/investor-documents/:investorType?',
    at: `/user/investor-documents${type && `/${type}`}`,
  });
const types = () => screen.findByRole('navigation', { name: 'Investor type' });

pauseUploads();

test.each(['', 'corporation'])(
  'the URL with the type "%s" redirects to the individual’s documents',
  async (type) => {
    serve();
    const { router } = await open(type);
    await types();
    expect(router.state.location.pathname).toBe('/user/investor-documents/individual');
  },
);

test('each investor has its own documents', async () => {
  serve({
    stored: [aFile(), aFile({ file_id: 'file-2', investor_id: 'investor-2', name: 'ira-letter.pdf' })],
  });
  const { person } = await open();
  expect(await screen.findByText('passport.pdf')).toBeInTheDocument();
  expect(screen.queryByText('ira-letter.pdf')).not.toBeInTheDocument();
  expect(within(await types()).getByRole('link', { current: 'page' })).toHaveTextContent('Individual');

  await person.click(within(await types()).getByRole('link', { name: /IRA/ }));
  expect(await screen.findByText('ira-letter.pdf')).toBeInTheDocument();
  expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument();
});

test('a file is uploaded to the displayed investor', async () => {
  const { sent } = serve({ investors: [AN_IRA] });
  const { person } = await open('ira');
  const bill = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
  await person.upload(await screen.findByLabelText(/^Proof of ID/), bill);
  const request = await bytes();
  act(() => request.answer(204));
  expect(await screen.findByRole('button', { name: 'Delete bill.pdf' })).toBeInTheDocument();
  expect(
    sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual(['POST /v1/investors/investor-2/docs', 'PUT /v1/investors/investor-2/docs/file-9']);
});

test('a file that is neither a PDF nor an image is rejected before anything is sent', async () => {
  const { sent } = serve();
  await open();
  const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });
  const careless = userEvent.setup({ applyAccept: false });
  await careless.upload(await screen.findByLabelText(/^Proof of address/), notes);
  expect(await screen.findByText('Please upload a pdf or image file.')).toBeInTheDocument();
  expect(screen.getByText('notes.txt')).toBeInTheDocument();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('a name that already exists on the server shows an error at its row', async () => {
  serve({ begin: () => errorReply('file_exists') });
  const { person } = await open();
  const bill = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
  await person.upload(await screen.findByLabelText(/^Other documents/), bill);
  expect(await screen.findByText(/already exists/i)).toBeInTheDocument();
});

test('a file is deleted only after the warning that pending investments lose it too', async () => {
  const { sent, stored } = serve({ stored: [aFile()] });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Delete passport.pdf' }));
  const warning = screen.getByRole('alertdialog');
  expect(warning).toHaveTextContent('also removed from your other pending investments');
  expect(stored).toHaveLength(1);
  await person.click(within(warning).getByRole('button', { name: 'Delete file' }));
  await waitFor(() => expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/v1/investors/investor-1/docs/file-1');
});

test('a stored proof is shown after the password is entered again', async () => {
  const url = '/api/files/file-1?key=k';
  let proven = false;
  const { sent } = serve({
    stored: [aFile({ name: 'passport.jpg', content_type: 'image/jpeg' })],
    key: () =>
      proven
        ? { json: { url, name: 'passport.jpg', content_type: 'image/jpeg', expire: '2026-08-03T15:00:00Z' } }
        : errorReply('password_check_needed'),
  });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Open passport.jpg' }));
  const dialog = within(screen.getByRole('dialog', { name: 'passport.jpg' }));
  await fill(person, await dialog.findByLabelText(/^Password/, { selector: 'input' }), 'Corner-Stone7');
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  proven = true;
  await person.click(dialog.getByRole('button', { name: 'Open file' }));
  const picture = await dialog.findByRole('img', { name: 'passport.jpg' });
  expect(picture).toHaveAttribute('src', expect.stringContaining(url));
  expect(sent.some(({ path }) => path === '/v1/files/file-1/access')).toBe(true);

  act(() => void picture.dispatchEvent(new Event('error')));
  await person.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('img', { name: 'passport.jpg' })).toBeInTheDocument();
});

test('a type without an investor explains how to add one', async () => {
  serve();
  await open('trust');
  expect(await screen.findByRole('heading', { name: /No investor of this type yet: Trust/ })).toBeVisible();
  expect(screen.queryByLabelText(/^Proof of ID/)).not.toBeInTheDocument();
  const needs = screen.getByRole('list', { name: 'For the first application you need' });
  expect(needs.children).toHaveLength(3); // ID, address and formation documents
});

test('an account with one investor has no investor choice', async () => {
  serve({ investors: [anInvestor()] });
  await open();
  await screen.findByLabelText(/^Proof of ID/);
  expect(screen.queryByRole('navigation', { name: 'Investor type' })).not.toBeInTheDocument();
});

test('documents that fail to load can be loaded again', async () => {
  answerWith(() => errorReply('unavailable'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('in Chinese the documents are in Chinese', async () => {
  serve();
  await open('individual', 'zh-CN');
  expect(await screen.findByLabelText(/^身份证明/)).toBeInTheDocument();
});

import type { ReplyOf } from '@quoin/contract';
import { addMonths } from '@quoin/rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { newYorkToday } from '../../portal/src/browser/server-time';
import { draftLeft } from '../../portal/src/draft';
import ApplicationScreen from '../../portal/src/journey/apply/ApplicationScreen';
import { anApplication } from './an-application';
import { answerWith, errorReply, type SentRequest } from './fake-api';
import { bytes, pauseUploads } from './paused-uploads';
import { renderScreen } from './render-screen';

jest.mock('../../portal/src/proofs/draw-first-page', () => ({
  drawFirstPage: () => Promise.resolve('data:page'),
}));

type Stored = ReplyOf<'listInvestorDocuments'>['items'][number];

function serve({ onConfirm }: { onConfirm?: () => ReturnType<typeof errorReply> } = {}) {
  const stored: Stored[] = [];
  let begun = 0;
  const answer = ({ method, path, body }: SentRequest) => {
    if (path === '/v1/investments/inv-1/info')
      return { json: anApplication({ current_step: 'upload_files' }) };
    if (path === '/v1/investors/docs') return { json: { items: [...stored], limits: { max_megabytes: 10 } } };
    const fileId = path.split('/').at(-1) ?? '';
    if (method === 'POST') {
      begun += 1;
      names.set(`file-${begun}`, String((body as { name: string }).name)); // as in the contract
      return {
        json: {
          file_id: `file-${begun}`,
          upload_url: `/api/files/file-${begun}/bytes?key=k`,
          expire: '2026-08-03T15:00:00Z',
        },
      };
    }
    if (method === 'DELETE') {
      stored.splice(
        stored.findIndex(({ file_id }) => file_id === fileId),
        1,
      );
      return { json: { done: true } };
    }
    const refused = onConfirm?.();
    if (refused) return refused;
    stored.push(storedAs(fileId, names.get(fileId) ?? ''));
    return { json: stored.at(-1) };
  };
  const names = new Map<string, string>();
  return { sent: answerWith(answer), stored };
}

const storedAs = (file_id: string, name: string): Stored => ({
  file_id,
  investor_id: 'investor-1',
  document_type: 'proof_of_id',
  name,
  size: 4,
  content_type: 'application/pdf',
  uploaded_at: '2026-08-03T14:00:00Z',
  removed_parts: [],
});

const passport = () => new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });
const row = async (name = 'passport.pdf') => {
  const text = await screen.findByText(name);
  const item = text.closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
};

let leaveTheStore = () => {};

async function open() {
  const shown = await renderScreen(ApplicationScreen, { path: '/investment', at: '/investment?id=inv-1' });
  leaveTheStore = () => void shown.store.dispatch(draftLeft());
  await screen.findByRole('heading', { level: 2, name: 'Upload Files' });
  return shown;
}

pauseUploads();
afterEach(() => leaveTheStore());

test('a proof of ID is started, sent with its progress, confirmed and stored', async () => {
  const { sent } = serve();
  const { person } = await open();

  await person.upload(screen.getByLabelText(/^Proof of ID/), passport());
  const request = await bytes();
  expect(request.url).toMatch(/\/api\/files\/file-1\/bytes\?key=k$/);
  act(() => request.upload.onprogress?.({ loaded: 2, total: 4 }));
  expect(within(await row()).getByRole('progressbar')).toHaveAttribute('value', '0.5');

  act(() => request.answer(204));
  expect(await screen.findByRole('button', { name: /Delete passport.pdf/ })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('passport.pdf is uploaded')).toBeInTheDocument();
  expect(
    sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual(['POST /v1/investors/investor-1/docs', 'PUT /v1/investors/investor-1/docs/file-1']);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    document_type: 'proof_of_id',
    name: 'passport.pdf',
    size: 4,
  });
});

test.each(['application/pdf', 'application/octet-stream', ''])(
  'a PDF of the type %p has a picture of its first page',
  async (type) => {
    serve();
    Object.defineProperty(window, 'createImageBitmap', { value: jest.fn(), configurable: true });
    const { person } = await open();
    const scan = new File(['%PDF-1.7'], 'passport.pdf', { type });
    await person.upload(screen.getByLabelText(/^Proof of ID/), scan);
    await waitFor(async () => expect((await row()).querySelector('img')).toHaveAttribute('src', 'data:page'));
    Reflect.deleteProperty(window, 'createImageBitmap');
  },
);

test('a replacement is stored before the old file is removed, also under the same name', async () => {
  const { sent, stored } = serve();
  stored.push(storedAs('file-9', 'passport.pdf'));
  const { person } = await open();
  await person.click(within(await row()).getByRole('button', { name: 'Replace passport.pdf' }));
  fireEvent.change(screen.getByLabelText(/^Proof of ID/), { target: { files: [passport()] } });
  const request = await bytes();
  expect(screen.getByText('Replaces passport.pdf')).toBeInTheDocument();
  expect(stored).toHaveLength(1);

  act(() => request.answer(204));
  await waitFor(() => expect(stored.map(({ name }) => name)).toEqual(['passport (2).pdf']));
  expect(
    sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    'POST /v1/investors/investor-1/docs',
    'PUT /v1/investors/investor-1/docs/file-1',
    'DELETE /v1/investors/investor-1/docs/file-9',
  ]);
  await waitFor(() => expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument());
});

test('a replacement that is refused leaves the old file', async () => {
  const { stored, sent } = serve({ onConfirm: () => errorReply('pdf_password') });
  stored.push(storedAs('file-9', 'passport.pdf'));
  const { person } = await open();
  await person.click(within(await row()).getByRole('button', { name: 'Replace passport.pdf' }));
  const renewed = new File(['%PDF'], 'renewed.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText(/^Proof of ID/), { target: { files: [renewed] } });
  const request = await bytes();
  act(() => request.answer(204));
  expect(
    await screen.findByText('The PDF opens only with a password. Save it without one and upload that.'),
  ).toBeInTheDocument();
  expect(within(await row('renewed.pdf')).queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  expect(within(await row()).getByText('Uploaded and checked')).toBeInTheDocument();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('an old proof of address keeps the step incomplete', async () => {
  const { stored } = serve();
  const address = (file_id: string, uploaded_at: string) => ({
    ...storedAs(file_id, `${file_id}.pdf`),
    document_type: 'proof_of_address' as const,
    uploaded_at,
  });
  const months = (count: number) => `${addMonths(newYorkToday(), -count)}T17:00:00Z`;
  stored.push(storedAs('file-a', 'passport.pdf'), address('file-b', months(4)));
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText(/uploaded more than 3 months ago/)).toBeInTheDocument();
});

test('what was removed from a stored file is stated below the field', async () => {
  const { stored } = serve();
  stored.push({ ...storedAs('file-a', 'passport.pdf'), removed_parts: ['automatic_actions', 'attachments'] });
  await open();
  expect(await screen.findByText(/passport.pdf: we removed an action that starts by itself/)).toBeVisible();
  expect(screen.getByText('passport.pdf: we removed the files that were attached to it.')).toBeVisible();
});

test('a file that the server cannot open shows an error at its row and can be removed', async () => {
  serve({ onConfirm: () => errorReply('file_type_refused') });
  const { person } = await open();
  await person.upload(screen.getByLabelText(/^Proof of ID/), passport());
  const request = await bytes();
  act(() => request.answer(204));

  expect(await screen.findByText(/Please upload a pdf or image file/)).toBeInTheDocument();
  await person.click(within(await row()).getByRole('button', { name: 'Remove passport.pdf from the list' }));
  await waitFor(() => expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument());
});

test('a photo of another format with a JPEG file name is not sent', async () => {
  const { sent } = serve();
  const { person } = await open();
  const photo = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'passport.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText(/^Proof of ID/), photo);
  expect(within(await row('passport.jpg')).getByText(/HEIC images are not supported/)).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an upload that fails can be sent again', async () => {
  serve();
  const { person } = await open();
  await person.upload(screen.getByLabelText(/^Proof of ID/), passport());
  const first = await bytes();
  act(() => first.onerror?.());

  expect(await screen.findByText(/We could not reach our servers/)).toBeInTheDocument();
  await person.click(within(await row()).getByRole('button', { name: 'Try passport.pdf again' }));
  const second = await bytes(2);
  expect(second.url).toContain('file-2');
  act(() => second.answer(204));
  await waitFor(() => expect(screen.queryByText(/We could not reach/)).not.toBeInTheDocument());
});

test('an upload that is cancelled stops and leaves nothing', async () => {
  serve();
  const { person } = await open();
  await person.upload(screen.getByLabelText(/^Proof of ID/), passport());
  const request = await bytes();
  await person.click(within(await row()).getByRole('button', { name: /Cancel/ }));

  expect(request.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument());
});

test('a stored file is deleted after a warning', async () => {
  const { stored } = serve();
  stored.push(storedAs('file-9', 'passport.pdf'));
  const { person } = await open();
  await person.click(within(await row()).getByRole('button', { name: /Delete passport.pdf/ }));
  expect(stored).toHaveLength(1);

  const warning = await screen.findByRole('alertdialog');
  await person.click(within(warning).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument());
  expect(stored).toHaveLength(0);
});

test('stored files that fail to load show an error and can be loaded again', async () => {
  let answers = false;
  answerWith(({ path }) => {
    if (path === '/v1/investments/inv-1/info')
      return { json: anApplication({ current_step: 'upload_files' }) };
    return answers
      ? { json: { items: [storedAs('file-9', 'passport.pdf')], limits: { max_megabytes: 10 } } }
      : 'no network';
  });
  const { person } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our servers');
  answers = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('passport.pdf')).toBeInTheDocument();
});

test('the step is incomplete without its two proofs', async () => {
  serve();
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Upload a proof of ID')).toBeInTheDocument();
  expect(screen.getByText('Upload a proof of address')).toBeInTheDocument();
});

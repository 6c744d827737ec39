// Download of all or some documents in one archive, whose response the page reads itself.
import { screen, waitFor } from '@testing-library/react';
import { blocked, errorReply, type Answer, type SentRequest } from './fake-api';
import { openLibrary, proveIdentity, serveLibrary } from './fake-documents';

/** The files that the browser saved: name and content. */
let saved: { name: string; content: Blob }[];
beforeEach(() => {
  saved = [];
  const kept: Blob[] = [];
  URL.createObjectURL = (content: Blob) => `blob:${kept.push(content) - 1}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = kept[Number(this.href.replace('blob:', ''))];
    if (content) saved.push({ name: this.download, content });
  });
});
afterEach(() => jest.restoreAllMocks());

const ARCHIVE = {
  json: {
    url: '/api/v1/documents/archive?key=k',
    expire: '2026-08-03T14:01:00.000Z',
    files: 3,
    left_out: 0,
    size: 8,
  },
};

/** A response body whose bytes the test sends. */
function sending() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  return {
    response: new Response(stream),
    send: (bytes: number) => body?.enqueue(new Uint8Array(bytes)),
    end: () => body?.close(),
    break: () => body?.error(new TypeError('network error')),
  };
}

/** `prepare` answers the request for an archive, `bytes` the archive itself. */
function serve({
  prepare = () => ARCHIVE,
  bytes = () => new Response('PK-8byte'),
}: { prepare?: (request: SentRequest) => Answer; bytes?: () => Response } = {}) {
  const sent = serveLibrary((request) =>
    request.path === '/v1/documents/archive-key' ? prepare(request) : undefined,
  );
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/documents/archive?')
      ? bytes()
      : fetch(input, init);
  return sent;
}

async function downloadAll() {
  const { person } = await openLibrary();
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await proveIdentity(person);
  return person;
}

test('all documents are downloaded as one archive of the account and count as opened', async () => {
  const sent = serve();
  const person = await downloadAll();
  expect(await screen.findByText('3 documents downloaded in one archive.')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/archive-key')).map(({ body }) => body)).toEqual([
    { file_ids: ['file-1', 'file-2', 'file-3'], access_code: 'code-1' },
  ]);
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^Quoin My Documents \d{4}-\d{2}-\d{2}\.zip$/);
  expect(saved[0]?.content.size).toBe(8);
  await waitFor(() => expect(sent.filter(({ path }) => path === '/v1/documents').length).toBeGreaterThan(1));
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await waitFor(() => expect(saved).toHaveLength(2)); // no second identity check within ten minutes
});

test('the progress is shown, and announced at every quarter', async () => {
  const archive = sending();
  serve({ bytes: () => archive.response });
  await downloadAll();
  const bar = await screen.findByRole('progressbar', { name: 'Downloading 3 documents' });
  archive.send(5);
  await waitFor(() => expect(bar).toHaveValue(0.62));
  expect(screen.getByText(/Downloading 3 documents 50%/)).toHaveAttribute('role', 'status');
  archive.send(3);
  archive.end();
  expect(await screen.findByText('3 documents downloaded in one archive.')).toBeVisible();
});

test('a cancelled archive is not saved and can be started again', async () => {
  const archive = sending();
  let bytes = () => archive.response;
  serve({ bytes: () => bytes() });
  const person = await downloadAll();
  await person.click(await screen.findByRole('button', { name: 'Cancel download' }));
  archive.end();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(saved).toEqual([]);
  bytes = () => new Response('PK-8byte');
  await person.click(screen.getByRole('button', { name: 'Download all (3)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('an interrupted archive shows an error, is not saved, and can be downloaded again', async () => {
  const archive = sending();
  let bytes = () => archive.response;
  serve({ bytes: () => bytes() });
  const person = await downloadAll();
  archive.send(4);
  archive.break();
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed');
  expect(saved).toEqual([]);
  bytes = () => new Response('PK-8byte');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 documents downloaded in one archive.')).toBeVisible();
});

test.each([
  ['where it is made', { prepare: () => errorReply('not_authorized_file') }],
  [
    'where it is sent',
    {
      bytes: () => {
        const { status, json } = errorReply('file_link_expired');
        return Response.json(json, { status });
      },
    },
  ],
])('the error %s shows its reason', async (where, answers) => {
  serve(answers);
  await downloadAll();
  const messages = where === 'where it is made' ? 'not authorized to view this file' : 'has expired';
  expect(await screen.findByRole('alert')).toHaveTextContent(messages);
  expect(saved).toEqual([]);
});

test('the message after the download mentions the documents that are left out', async () => {
  serve({ prepare: () => ({ json: { ...ARCHIVE.json, files: 2, left_out: 1 } }) });
  await downloadAll();
  expect(await screen.findByText(/2 documents downloaded in one archive/)).toHaveTextContent(
    'A notice of a canceled capital call is not included',
  );
});

test('an expired access code asks for the identity number again', async () => {
  let good = false;
  serve({ prepare: () => (good ? ARCHIVE : errorReply('user_authentication_failed')) });
  const person = await downloadAll();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Confirm your identity' })).toBeVisible());
  good = true;
  await proveIdentity(person);
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a wrong number keeps the dialog open with the remaining attempts, and five block it', async () => {
  let answer = () => errorReply('user_authentication_failed', undefined, { left: 3 });
  serveLibrary(({ path }) => (path.endsWith('/identity-check') ? answer() : undefined));
  const person = await downloadAll();
  expect(await screen.findByText(/3 attempts left/)).toBeInTheDocument();
  answer = () => blocked('identity_check_blocked');
  await person.click(screen.getByRole('button', { name: 'Confirm identity' }));
  expect(await screen.findByText(/blocked until 4:30\sPM ET/)).toBeInTheDocument();
});

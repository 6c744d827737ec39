// "My data": archive created and downloaded after a password check, verified in the browser; deletion of the account.
import { createHash, webcrypto } from 'node:crypto';
import type { ReplyOf } from '@quoin/contract';
import { auditLinkText, RETENTION } from '@quoin/rules';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { checkArchive } from '../../portal/src/journey/account/data/check-archive';
import DataScreen from '../../portal/src/journey/account/data/DataScreen';
import { writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, errorReply, createToken } from './fake-api';
import { fill, renderScreen } from './render-screen';

type MyData = ReplyOf<'getMyData'>;

const READY: NonNullable<MyData['archive']> = {
  status: 'ready',
  requested_at: '2026-06-05T14:00:00.000Z',
  done: 12,
  total: 12,
  ready_at: '2026-06-05T14:01:00.000Z',
  expires_at: '2026-06-12T14:01:00.000Z',
  sums_sha256: 'ab'.repeat(32),
};
const NOTHING: MyData = { archive: null, deletion: null, deletable: true, kept: [...RETENTION] };

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const ACT = {
  position: 7,
  seq: 9,
  at: '2026-06-05T14:00:00.000000Z',
  actor: 'account:a',
  act: 'account.register',
  object: 'account:a',
  detail: '{}',
};
const RECEIPT = { ...ACT, previous: 'f0', hash: hash(auditLinkText('f0', ACT)) };

/** An archive in the server's format. @param changed content that differs from the list of hashes */
function archive(changed: Record<string, string> = {}, receipts: unknown = [RECEIPT]) {
  const files = {
    'documents/Pérouse/Notice.pdf': 'paper',
    'receipts.json': typeof receipts === 'string' ? receipts : JSON.stringify(receipts),
  };
  const sums = Object.entries(files)
    .map(([path, text]) => `${hash(text)}  ${path}\n`)
    .join('');
  const all = Object.entries({ ...files, SHA256SUMS: sums, ...changed });
  return zipSync(Object.fromEntries(all.map(([path, text]) => [path, strToU8(text)])));
}

beforeAll(() => {
  if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
});

test.each([
  ['folder entries', { 'documents/': '', 'documents/Pérouse/': '' }, ''],
  ['one folder around all files', { 'archive/': '' }, 'archive/'],
  ['the metadata of macOS', { '__MACOSX/._receipts.json': 'x', 'documents/.DS_Store': 'x' }, ''],
  [
    'the files of macOS and Windows',
    { 'documents/._Notice.pdf': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x' },
    '',
  ],
])('an archive repacked with %s is still valid', async (_what, folders, root) => {
  const packed = zipSync({
    ...Object.fromEntries(Object.entries(folders).map(([path, text]) => [path, strToU8(text)])),
    ...Object.fromEntries(
      Object.entries(unzipSync(archive())).map(([path, content]) => [root + path, content]),
    ),
  });
  expect(await checkArchive(packed)).toMatchObject({ whole: true, files: 2 });
});

test('an archive repacked with backslashes or decomposed letters is still valid', async () => {
  const packed = zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(archive())).map(([path, content]) => [
        path.replaceAll('/', '\\').normalize('NFD'),
        content,
      ]),
    ),
  );
  expect(await checkArchive(packed)).toMatchObject({ whole: true, files: 2 });
});

test('a file outside that folder, or a folder entry with content, is detected', async () => {
  const inside = Object.fromEntries(
    Object.entries(unzipSync(archive())).map(([path, content]) => [`archive/${path}`, content]),
  );
  const beside = zipSync({ ...inside, 'more.pdf': strToU8('document') });
  expect(await checkArchive(beside)).toMatchObject({ whole: false });
  expect(await checkArchive(archive({ 'documents/': 'content' }))).toMatchObject({ fault: 'incomplete' });
});

test.each([
  ['a file is another one', archive({ 'documents/Pérouse/Notice.pdf': 'other' }), 'changed'],
  ['a file was put in', archive({ 'documents/more.pdf': 'paper' }), 'incomplete'],
  ['a receipt was changed with its list', archive({}, [{ ...RECEIPT, act: 'account.erase' }]), 'receipt'],
  ['its receipts are none', archive({}, {}), 'unreadable'],
  ['its receipts can’t be read', archive({}, '['), 'unreadable'],
  ['it is no archive', strToU8('no archive'), 'unreadable'],
  ['it is another archive', zipSync({ 'a.txt': strToU8('a') }), 'unreadable'],
])('it is detected that %s', async (_what, bytes, fault) => {
  expect(await checkArchive(bytes)).toMatchObject({ whole: false, fault });
});

async function passwordIn(person: UserEvent, action: string) {
  const dialog = await screen.findByRole('dialog', { name: action });
  await person.type(within(dialog).getByLabelText(/^Password/), 'Corner-Stone-7');
  await person.click(within(dialog).getByRole('button', { name: action }));
  return dialog;
}

/** @param begins the first response; later responses follow from the requests */
function serve(begins: MyData, known: string | null = null) {
  let now = begins;
  return answerWith(({ method, path }) => {
    if (path === '/v1/user/passkeys') return { json: { items: [], recovery_codes_left: 0 } };
    if (path.endsWith('password:verify')) return { json: { verified: true, expire: READY.expires_at } };
    if (path === '/v1/user/data') return { json: now };
    if (path.endsWith('/check')) return { json: { made_at: known } };
    if (path.endsWith('/archive')) now = { ...now, archive: READY };
    if (path.endsWith('/deletion') && method === 'POST' && !now.deletable)
      return errorReply('deletion_not_open');
    if (path.endsWith('/deletion'))
      now = {
        ...now,
        deletion: {
          status: method === 'POST' ? 'requested' : 'withdrawn',
          requested_at: '2026-06-05T14:00:00.000Z',
          settled_from: '2026-06-19T14:00:00.000Z',
          note: null,
        },
      };
    return { json: now.archive ?? now.deletion ?? { done: true } };
  });
}

beforeEach(() => writeToken(createToken('session-1')));

test('an archive is created after the password is entered, and shows its SHA-256 hash', async () => {
  const sent = serve(NOTHING);
  const { person } = await renderScreen(DataScreen);
  await person.click(await screen.findByRole('button', { name: 'Create archive' }));
  await passwordIn(person, 'Create archive');
  expect(await screen.findByLabelText(/SHA-256/)).toHaveValue(READY.sums_sha256);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain('POST /v1/user/data/archive');
});

test.each([
  ['2026-06-05T14:01:00.000Z', /authentic and complete/],
  [null, /did not create this archive/],
])('a valid archive is compared with the audit trail (%s)', async (known, said) => {
  serve(NOTHING, known);
  const { person } = await renderScreen(DataScreen);
  const file = new File([Uint8Array.from(archive())], 'quoin-data.zip', { type: 'application/zip' });
  await person.upload(await screen.findByLabelText('Archive (ZIP)'), file);
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('the deletion is requested with its reason and the password, and withdrawn after a confirmation', async () => {
  const sent = serve(NOTHING);
  const { person } = await renderScreen(DataScreen);
  expect(await screen.findByText('17 CFR § 240.17a-4(c)')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Request deletion' }));
  await fill(
    person,
    screen.getByRole('textbox', { name: /^Reason for leaving/ }),
    'I move my money elsewhere.',
  );
  await passwordIn(person, 'Request deletion');
  expect(await screen.findByText(/decide on it from June 19, 2026/)).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/deletion'))?.body).toEqual({
    reason: 'I move my money elsewhere.',
  });
  await person.click(screen.getByRole('button', { name: 'Withdraw request' }));
  const question = await screen.findByRole('alertdialog', { name: 'Keep your account?' });
  await person.click(within(question).getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByRole('button', { name: 'Request deletion' })).toBeInTheDocument();
});

test('an account with an investment sees why it cannot be deleted', async () => {
  serve({ ...NOTHING, deletable: false });
  await renderScreen(DataScreen, { language: 'zh-CN' });
  expect(await screen.findByText(/无法|待最后一项结束后/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '申请注销' })).not.toBeInTheDocument();
});

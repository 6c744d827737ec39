// The seal detects changes of every byte, and known forgeries of signed PDFs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@quoin/server';
import { sealIdentity, sealPdf } from '../../packages/server/src/pdf';
import { loadConfiguredSeal } from '../../packages/server/src/shared/seal-key';
import { readPdf } from './pdf-reading';
import { certificatePlace, forgettingSeal, hidingLastPage, replacingPage } from './pdf-tampering';
import {
  addedBankAccount,
  CHECKING_ACCOUNT,
  DRAWN_STROKES,
  onePagePdf,
  openFile,
  publishProduct,
  readEnvelope,
  approvedInvestment,
} from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';

const folder = mkdtempSync(join(tmpdir(), 'quoin-seal-'));
let app: TestApp;
let sealed: Record<'agreement' | 'instruction', Buffer>;
let sealedBy: string;

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.newInvestor();
  const { envelopeId, investmentId } = await approvedInvestment(app, token, await publishProduct(app));
  const { id: bank_account_id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const body = { method: 'ach', bank_account_id } as const;
  const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params: { investmentId }, body });
  const { params, sha256 } = await readEnvelope(app, token, to_sign?.envelope_id ?? '');
  await app.ok('signEnvelope', { token, params, body: { drawn_strokes: DRAWN_STROKES, sha256 } });
  await app.runJobs();
  const readDocument = async (id: string) => {
    const { document } = await app.ok('getEnvelope', { token, params: { envelopeId: id } });
    return (await openFile(app, token, document?.file_id ?? '')).rawPayload;
  };
  sealed = { agreement: await readDocument(envelopeId), instruction: await readDocument(params.envelopeId) };
  ({ sealedBy } = await verifySeal(sealed.agreement));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const KINDS = ['agreement', 'instruction'] as const;

async function holds(pdf: Buffer): Promise<boolean> {
  const verdict = await verifySeal(pdf);
  return verdict.valid && verdict.whole && verdict.sealedBy === sealedBy;
}

test.each(KINDS)('the whole %s is sealed, by our key', async (kind) => {
  expect(await verifySeal(sealed[kind])).toEqual({
    valid: true,
    whole: true,
    subFilter: 'ETSI.CAdES.detached',
    sealedBy,
  });
});

const pdfsig = (pdf: Buffer): string => {
  const file = join(folder, 'signed.pdf');
  writeFileSync(file, pdf);
  return spawnSync('pdfsig', [file], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout;
};
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;
if (!hasPdfsig)
  process.stderr.write('pdfsig is not on this machine (Debian: poppler-utils); its opinion is left out\n');
const withPdfsig = hasPdfsig ? test : test.skip;

withPdfsig.each(KINDS)('pdfsig finds the %s valid, and all of it signed', (kind) => {
  const opinion = pdfsig(sealed[kind]);
  expect(opinion).toContain('Signature is Valid');
  expect(opinion).toContain('Total document signed');
  expect(opinion).toContain('Quoin document seal');
  expect(opinion.match(/Signature #/g)).toHaveLength(1);
});

withPdfsig('pdfsig finds a changed byte, and what was put behind', () => {
  const changed = Buffer.from(sealed.instruction);
  changed.writeUInt8(changed.readUInt8(2_000) ^ 1, 2_000);
  expect(pdfsig(changed)).not.toContain('Signature is Valid');
  expect(pdfsig(hidingLastPage(sealed.instruction))).not.toContain('Total document signed');
});

/** A key with its certificate, as `openssl req -x509` makes them for SEAL_KEY. */
function opensslSeal(kind: readonly string[], days = '365'): string {
  const [key, certificate] = [join(folder, 'seal.key'), join(folder, 'seal.crt')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-nodes', '-subj', '/CN=Seal', '-days', days, '-newkey', ...kind],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8');
}
const ec = (curve: string) => ['ec', '-pkeyopt', `ec_paramgen_curve:${curve}`];

test.each([
  ['RSA of 2048 bits', ['rsa:2048']],
  ['RSA of 3072 bits', ['rsa:3072']],
  ['EC P-256', ec('prime256v1')],
  ['EC P-384', ec('secp384r1')],
  ['EC P-521', ec('secp521r1')],
])('a key of %s makes a valid seal', async (_, kind) => {
  const identity = loadConfiguredSeal({ pem: opensslSeal(kind), folder });
  if (!identity) throw new Error('no key was read');
  const pdf = await sealPdf(await onePagePdf(), identity, new Date());
  expect(await verifySeal(pdf)).toMatchObject({ valid: true, whole: true });
  if (hasPdfsig) expect(pdfsig(pdf)).toContain('Signature is Valid');
});

test.each([
  ['RSA of 1024 bits', ['rsa:1024']],
  ['Ed25519', ['ed25519']],
  ['EC secp256k1', ec('secp256k1')],
])('a key of %s, whose seals readers do not verify, is rejected by name', (_, kind) => {
  const environment = { DATA_DIR: folder, SEAL_KEY: opensslSeal(kind) };
  expect(() => readConfig(environment)).toThrow('SEAL_KEY is not usable: it is of a kind that cannot seal');
});

describe('a changed byte', () => {
  /** Every position of the first kind, and a sample of the others. */
  const getPlaces = (pdf: Buffer) => {
    const hole = pdf.indexOf('/Contents <', pdf.lastIndexOf('/ByteRange') - 60_000);
    const certificate = certificatePlace(pdf);
    const inHole = Array.from({ length: 40 }, (_, index) => hole + 11 + index * 53);
    const elsewhere = Array.from({ length: 40 }, (_, index) => Math.floor((pdf.length * index) / 40));
    return [...inHole, ...elsewhere, certificate, certificate + 40, pdf.length - 1];
  };

  test.each(KINDS)('of the %s is detected anywhere, also in the signature itself', async (kind) => {
    const pdf = sealed[kind];
    for (const place of getPlaces(pdf)) {
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(place) ^ (place % 2 ? 1 : 0x20), place);
      expect({ place, holds: await holds(changed) }).toEqual({ place, holds: false });
    }
  });
});

describe('a truncated file', () => {
  test.each(KINDS)('is detected, also if the %s is cut inside its certificate page', async (kind) => {
    const pdf = sealed[kind];
    const end = Buffer.from('\n%%EOF\n');
    for (const left of [pdf.length - 1, pdf.length - 5_000, certificatePlace(pdf) + 40, 1_000, 0]) {
      expect(await holds(pdf.subarray(0, left))).toBe(false);
      expect(await holds(Buffer.concat([pdf.subarray(0, left), end]))).toBe(false);
    }
  });

  test('a document reverted to its unsealed bytes has no seal', async () => {
    const pdf = sealed.agreement;
    const before = pdf.subarray(0, pdf.indexOf('%%EOF') + 6);
    expect((await readPdf(before)).pages.length).toBeGreaterThan(6);
    expect(await verifySeal(before)).toMatchObject({ valid: false, whole: false });
  });
});

describe('an incremental update', () => {
  const FORGED = 'Pay everything to Mallory';

  test('that replaces a page is shown by readers, and detected', async () => {
    const forged = replacingPage(sealed.agreement, 1, FORGED);
    expect((await readPdf(forged)).pages[1]).toBe(FORGED);
    expect(await verifySeal(forged)).toMatchObject({ valid: true, whole: false });
  });

  test('that hides a page is detected', async () => {
    const forged = hidingLastPage(sealed.agreement);
    const [all, left] = [await readPdf(sealed.agreement), await readPdf(forged)];
    expect(left.pages).toEqual(all.pages.slice(0, -1));
    expect(await verifySeal(forged)).toMatchObject({ valid: true, whole: false });
  });

  test('that claims to be covered does not match the signature', async () => {
    const forged = replacingPage(sealed.agreement, 1, FORGED).toString('latin1');
    const claimed = forged.replace(
      /(\/ByteRange \[0 \d+ +(\d+) +)(\d+ *)\]/,
      (_, range: string, tail: string, length: string) =>
        `${range}${String(forged.length - Number(tail)).padEnd(length.length)}]`,
    );
    expect(claimed).toHaveLength(forged.length);
    expect(await verifySeal(Buffer.from(claimed, 'latin1'))).toMatchObject({ valid: false, whole: true });
  });

  test('that is sealed again by another key is not ours', async () => {
    const at = app.clock.now();
    const stranger = await sealIdentity({ pem: undefined, folder: join(folder, 'stranger') }, at);
    const forged = await sealPdf(forgettingSeal(replacingPage(sealed.agreement, 1, FORGED)), stranger, at);
    expect((await readPdf(forged)).pages[1]).toBe(FORGED);
    expect(forged.toString('latin1').match(/\/ByteRange/g)).toHaveLength(2);
    expect((await verifySeal(forged)).whole).toBe(false);
  });

  test('of the unsealed document, sealed by a stranger, identifies the stranger', async () => {
    const pdf = sealed.agreement;
    const before = pdf.subarray(0, pdf.indexOf('%%EOF') + 6);
    const at = app.clock.now();
    const stranger = await sealIdentity({ pem: undefined, folder: join(folder, 'stranger') }, at);
    const forged = await verifySeal(await sealPdf(replacingPage(before, 1, FORGED), stranger, at));
    expect(forged).toMatchObject({ valid: true, whole: true });
    expect(forged.sealedBy).not.toBe(sealedBy);
  });
});

describe('the covered range', () => {
  /** The range that the signature declares, padded to its reserved length. */
  const saying = (change: (list: string[]) => string[]) =>
    Buffer.from(
      sealed.instruction
        .toString('latin1')
        .replace(/(?<=\/ByteRange \[)[\d ]+(?=\])/, (list) =>
          change(list.trim().split(/ +/)).join(' ').padEnd(list.length),
        ),
      'latin1',
    );
  const less = (number: string, by: number) => String(Number(number) - by);

  test('must be the whole file except the signature', async () => {
    expect(await verifySeal(saying((list) => list))).toMatchObject({ whole: true });
  });

  test.each<[string, (list: [string, string, string, string]) => string[]]>([
    ['does not begin at the first byte', ([, head, tail, length]) => ['1', less(head, 1), tail, length]],
    ['leaves out more than the signature', ([start, , tail, length]) => [start, '100', tail, length]],
    ['leaves out a word before it', ([start, head, tail, length]) => [start, less(head, 10), tail, length]],
    ['cuts into the signature', ([start, head, tail, length]) => [start, head, less(tail, 2), length]],
    ['leaves out nothing', ([start, head, , length]) => [start, head, head, length]],
    ['ends before the file does', ([start, head, tail, length]) => [start, head, tail, less(length, 1)]],
    ['ends behind the file', ([start, head, tail, length]) => [start, head, tail, less(length, -1)]],
  ])('is incomplete when it %s', async (_, change) => {
    const damaged = saying(([start = '', head = '', tail = '', length = '']) =>
      change([start, head, tail, length]),
    );
    expect(await verifySeal(damaged)).toMatchObject({ valid: false, whole: false });
  });

  test('is incomplete if there are two, whichever is verified', async () => {
    const other = Buffer.from('%/ByteRange [0 1 2 3]\n');
    expect((await verifySeal(Buffer.concat([other, sealed.agreement]))).whole).toBe(false);
    expect((await verifySeal(Buffer.concat([sealed.agreement, other]))).whole).toBe(false);
  });
});

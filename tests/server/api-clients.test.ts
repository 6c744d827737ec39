// Clients that are generated from the API description sign in and invest, over HTTP, as a stranger's program would.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { hashPassword } from '@quoin/rules/password';
import { ERRORS } from '@quoin/contract';
import {
  COMPLETE,
  enterPassword,
  PAYING_ACCOUNT,
  onePagePdf,
  publishProduct,
  readDocument,
  upload,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);

let app: TestApp;
let url: string;
let product: { id: string; documentId: string };
const folder = mkdtempSync(join(tmpdir(), 'quoin-clients-'));
const description = join(folder, 'openapi.json');

beforeAll(async () => {
  app = await startTestApp();
  url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  product = await publishProduct(app);
  const response = await fetch(`${url}/openapi.json`);
  writeFileSync(description, await response.text());
  cpSync(join(ROOT, 'tests/api-clients'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** What a client program needs: an investor with proofs who has read the product's document and signs in by password. */
async function investorsInput() {
  const { email, password, token } = await app.newInvestor();
  await enterPassword(app, token);
  await app.ok('setTwoStep', { token, body: { on: false } });
  const { id } = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
  const bytes = await onePagePdf();
  await upload(app, token, id, { type: 'proof_of_id', name: 'passport.pdf', bytes });
  await upload(app, token, id, { type: 'proof_of_address', name: 'bill.pdf', bytes });
  await readDocument(app, token, product.documentId);
  return {
    url,
    email,
    password: await hashPassword(email, password),
    product: product.id,
    steps: COMPLETE,
    payer: PAYING_ACCOUNT,
  };
}

/** Runs a client program, which makes more than ten calls, and compares what it prints. */
async function invest(command: string, ...commandArguments: string[]) {
  const input = await investorsInput();
  const { stdout } = await run(command, commandArguments, {
    cwd: folder,
    env: { ...process.env, GIVEN: JSON.stringify(input) },
  });
  expect(JSON.parse(stdout)).toEqual({
    email: input.email,
    wrong: ERRORS.incorrect_credentials.code,
    state: 'information_complete',
    envelope: 'subscription_agreement',
    committed: ['50000.00'],
  });
}

const tool = (name: string, workspace = '.') => join(ROOT, workspace, 'node_modules/.bin', name);
const TSX = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
const investInTypeScript = (program: string) => invest(process.execPath, '--import', TSX, program);

test('clients of openapi-fetch, hey-api with zod, and swagger-typescript-api compile and invest', async () => {
  await Promise.all([
    run(tool('openapi-typescript', 'tests'), [description, '--output', 'schema.ts'], { cwd: folder }),
    run(tool('openapi-ts'), [], { cwd: folder }),
    run(tool('swagger-typescript-api'), [
      'generate',
      '--path',
      description,
      '--output',
      folder,
      '--name',
      'api.ts',
    ]),
  ]);
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node';
  const programs = ['openapi-fetch.ts', 'hey-api.ts', 'swagger-typescript-api.ts'];
  await run(process.execPath, [compiler, ...options.split(' '), ...programs], { cwd: folder });
  for (const program of programs) await investInTypeScript(program);
});

const hasPythonGenerator = spawnSync('openapi-python-client', ['--version']).error === undefined;
if (!hasPythonGenerator)
  process.stderr.write('openapi-python-client is not on this machine (PyPI); its client is left out\n');
const withPythonGenerator = hasPythonGenerator ? test : test.skip;
withPythonGenerator('a client of openapi-python-client invests', async () => {
  const output = ['--output-path', join(folder, 'quoin_client'), '--meta', 'none'];
  await run('openapi-python-client', ['generate', '--path', description, ...output]);
  await invest('python3', 'python_client.py');
});

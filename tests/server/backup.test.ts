// The steps of docs/operating.md for backup and restore.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres';
import { startOperator } from './quoin-process';
import { onePagePdf, openProof, upload } from './scenes';
import { startTestApp } from './test-app';

const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

/** A server with the embedded database of its data folder. */
async function startIn(folder: string) {
  const database = await openEmbeddedPostgres(folder);
  const app = await startTestApp({ DATABASE_URL: database.url, DATA_DIR: folder });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, close };
}

async function operator(folder: string, ...words: string[]): Promise<unknown> {
  const command = startOperator([...words, '--json'], { DATA_DIR: folder });
  const [out, [exitCode]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  return { exitCode, ...JSON.parse(out) };
}

test('a copy of the data folder of a stopped server works elsewhere as the same server', async () => {
  const place = mkdtempSync(join(tmpdir(), 'quoin-backup-'));
  const [folder, copy] = [join(place, 'quoin'), join(place, 'restored')];
  const first = await startIn(folder);
  const { token } = await first.app.newInvestor();
  const investor = await first.app.ok('createInvestor', { token, body: ira });
  const bytes = await onePagePdf();
  const file = await upload(first.app, token, investor.id, { name: 'passport.pdf', bytes });
  const kept = (await openProof(first.app, token, file.file_id)).rawPayload;
  await first.close();

  execFileSync('cp', ['-a', folder, copy]);
  rmSync(folder, { recursive: true });

  expect(await operator(copy, 'audit', 'verify')).toMatchObject({ exitCode: 0, intact: true });
  expect(await operator(copy, 'keys', 'verify')).toEqual({ exitCode: 0, intact: true, opened: 1 });
  const second = await startIn(copy);
  const { items } = await second.app.ok('listInvestors', { token });
  expect(items).toEqual([investor]);
  expect((await openProof(second.app, token, file.file_id)).rawPayload).toEqual(kept);
  await second.close();
  rmSync(place, { recursive: true });
});

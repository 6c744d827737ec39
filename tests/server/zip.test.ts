import { zipOf, type ZipEntry } from '../../packages/server/src/journey/documents/zip';

const modifiedAt = new Date('2026-06-05T10:00:00Z');
const entry = (name: string, read: ZipEntry['read']): ZipEntry => ({ name, modifiedAt, read });

async function written(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const parts = [];
  for await (const part of zipOf(entries)) parts.push(part);
  return Buffer.concat(parts);
}

test('a file is not read before the ones before it are on their way', async () => {
  let read = 0;
  const large = async () => {
    read += 1;
    return Buffer.alloc(1_000_000);
  };
  const parts = zipOf(Array.from({ length: 20 }, (_, at) => entry(`${at}`, large)));
  await parts.next();
  expect(read).toBe(1);
  await parts.return(undefined);
});

test('a file that cannot be read ends the archive with its error, and the partial archive is invalid', async () => {
  const gone = () => Promise.reject(new Error('the bytes are gone'));
  const kept = async () => Buffer.from('kept');
  await expect(written([entry('kept.txt', kept), entry('gone.txt', gone)])).rejects.toThrow(
    'the bytes are gone',
  );
});

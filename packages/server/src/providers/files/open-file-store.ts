import { join } from 'node:path';
import type { Config } from '../../config';
import type { FileStore } from './file-store';
import { folderFileStore } from './folder-file-store';

/**
 * The store that the configuration names, known to work.
 * @throws ConfigError
 */
export async function openFileStore({ dataDir, s3 }: Config): Promise<FileStore> {
  if (!s3) return folderFileStore(join(dataDir, 'files'));
  // Its client is large; who keeps files in a folder doesn't load it.
  const { openS3FileStore } = await import('./s3-file-store');
  return openS3FileStore(s3);
}

// Checks at startup for files that are read later. Without a font, for example, the server would start, but every document
// would fail.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../config';
import { expectMigrations } from '../database/migrate';
import { PROGRAM } from '../file-examiner/examiner-program';
import { GUIDE } from '../http/openapi';
import { expectFonts } from '../pdf';
import { ConfigError } from '../shared/errors';
import { missingFile } from '../shared/folder-beside';

/** Folder of the built portal. */
export const PORTAL = 'portal/dist';

/**
 * @param servesPortal false in development, where the Vite dev server may serve the portal
 * @throws ConfigError that names the missing files
 */
export function expectFiles(servesPortal: boolean): void {
  expectFonts();
  expectMigrations();
  const needed = [
    PROGRAM,
    join(PROJECT_FOLDER, GUIDE),
    ...(servesPortal ? [join(PROJECT_FOLDER, PORTAL, 'index.html')] : []),
  ];
  const missing = needed.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new ConfigError(missing.map(missingFile));
}

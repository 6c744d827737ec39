// Lists the production dependencies with their licences, from package-lock.json. `npm run licences` prints them as Markdown,
// with the text of each installed licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** Licences that permit selling the product under another licence. */
const ALLOWED = new Set(
  'MIT MIT-0 ISC 0BSD Python-2.0 BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib CC0-1.0 OFL-1.1'.split(
    ' ',
  ),
);
/** A shared library that users can replace, as the LGPL requires. */
const LGPL_ALLOWED = /^@img\/sharp-/;
/** Licences of packages without licence metadata, from their licence file. */
const BY_FILE = { 'png-js': 'MIT' };

export function productionPackages(lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) {
  const found = Object.entries(JSON.parse(lock).packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  return found
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1);
      return { path, name, version, licence: license ?? BY_FILE[name] ?? 'unknown' };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Packages whose licence is not allowed. */
export const withoutAllowedLicence = (packages) =>
  packages.filter(({ name, licence }) => {
    const isAllowed = (id) => ALLOWED.has(id) || (id === 'LGPL-3.0-or-later' && LGPL_ALLOWED.test(name));
    const alternatives = licence.replace(/[()]/g, '').split(/ or /i);
    return !alternatives.some((one) => one.split(/ and /i).every(isAllowed));
  });

function readText({ path }) {
  const folder = join(ROOT, path);
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.on('error', () => process.exit(141)); // The reader, such as `head`, has closed the pipe.
  const packages = productionPackages();
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  process.stdout.write(
    `# Licences\n\n| package | version | licence |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  );
  for (const one of packages) {
    const text = readText(one);
    if (text) process.stdout.write(`\n## ${one.name} ${one.version}\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  }
}

// Builds Storybook if its sources changed, which turbo detects, and serves the static build on the given port.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const port = Number(process.argv[2]);
if (!Number.isInteger(port)) {
  process.stderr.write('Usage: node serve-storybook.mjs <port>\n');
  process.exit(2);
}
const root = join(import.meta.dirname, '..', '..');
execFileSync('npx', ['turbo', 'run', 'build', '--filter=@quoin/stories', '--output-logs=errors-only'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});

const dist = join(root, 'stories', 'dist');
const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(dist, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
  if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(port);

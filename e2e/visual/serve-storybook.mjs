// Builds Storybook if its sources changed, which turbo detects, and serves the static build on the given port.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

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

const server = fastify();
await server.register(fastifyStatic, { root: join(root, 'stories', 'dist') });
await server.listen({ port });

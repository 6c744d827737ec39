// Builds the host and serves each story as a page under a strict content security policy:
//   /server-rendered/<story id>    /browser-rendered/<story id>
//   /server-rendered/<story id>/rendered   the rendered story as JSON, for a page that is already open
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyReply } from 'fastify';
import type { Manifest, ManifestChunk } from 'vite';
import { buildHost, OUT, PAGES } from './build-host';
import type { FoundStory } from './host/stories';

const port = Number(process.argv[2]);
if (!Number.isInteger(port)) {
  process.stderr.write('Usage: tsx serve-host.ts <port>\n');
  process.exit(2);
}

/** A caret blinking in an empty input would count as its content. */
const NO_CARET = '* { caret-color: transparent !important }';

const { findStories, renderStory } = await buildHost();
const stories = await findStories();
const server = fastify();
// File names contain a content hash.
await server.register(fastifyStatic, { root: OUT, immutable: true, maxAge: '1y' });
server.get('/', async () => 'ready');
for (const folder of PAGES) {
  const entry = getEntry(folder);
  for (const story of stories) {
    server.get(`/${folder}/${story.id}`, (_, reply) =>
      showStory(story, entry, folder === 'server-rendered', reply),
    );
    server.get(`/${folder}/${story.id}/rendered`, async () => {
      const { html, problems } = await renderStory(story.file, story.name);
      return { html, problems };
    });
  }
}
await server.listen({ port });

async function showStory(
  { id, file, name }: FoundStory,
  { script, sheets }: Entry,
  serverRendered: boolean,
  reply: FastifyReply,
) {
  const nonce = randomBytes(16).toString('base64');
  const { html, styles, problems } = serverRendered
    ? await renderStory(file, name, nonce)
    : { html: '', styles: '', problems: [] };
  reply.type('text/html').header('content-security-policy', contentSecurityPolicy({ nonce, serverRendered }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<title>${id}</title>
<link rel="icon" href="data:,">
<script nonce="${nonce}">
  window.policyReports = [];
  addEventListener('securitypolicyviolation', (report) =>
    policyReports.push(report.effectiveDirective + ' blocked ' + (report.blockedURI || 'something') +
      ' at ' + report.sourceFile + ':' + report.lineNumber + ' ' + report.sample));
</script>
<style nonce="${nonce}">${NO_CARET}</style>
${sheets.map((href) => `<link rel="stylesheet" nonce="${nonce}" href="${href}">`).join('\n')}
${styles}
</head>
<body>
<div id="storybook-root" data-file="${file}" data-name="${name}" data-render="${serverRendered ? 'server' : 'browser'}">${html}</div>
<script type="application/json" id="server-problems">${JSON.stringify(problems).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}" type="module" src="${script}"></script>
</body>
</html>`;
}

interface Entry {
  script: string;
  sheets: string[];
}

/** Returns the file names of the entry script and of the style sheets that it imports. */
function getEntry(folder: string): Entry {
  const manifest = JSON.parse(readFileSync(join(OUT, folder, 'manifest.json'), 'utf8')) as Manifest; // Vite writes it
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The build of ${folder} has no entry.`);
  const seen = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach((name) => visit(manifest[name]));
  };
  visit(entry);
  const sheets = new Set([...seen].flatMap((chunk) => chunk.css ?? []));
  return { script: `/${folder}/${entry.file}`, sheets: [...sheets].map((sheet) => `/${folder}/${sheet}`) };
}

/**
 * The strictest policy that works with these components: it allows only content with the page's nonce.
 * docs/decisions/style-attributes.md explains the extra directive for server-rendered pages.
 * @param page.nonce fresh for every response
 */
const contentSecurityPolicy = (page: { nonce: string; serverRendered: boolean }): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${page.nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    `style-src 'nonce-${page.nonce}'`,
    ...(page.serverRendered ? [`style-src-attr 'unsafe-inline'`] : []),
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { buildScene } from './build-scene';
import { pinnedBrowser } from '../pinned-browser';
const scene = process.argv[2] as never;
const dir = mkdtempSync(join(tmpdir(), 'rules-'));
await buildScene(scene, 'quoin', dir);
const server = createServer((q, r) => {
  if (q.url === '/') { r.setHeader('content-type','text/html'); r.end(`<!doctype html><html lang=en><body><script type=module src=scene.js></script></body></html>`); return; }
  const f = join(dir, q.url!); if (!existsSync(f)) { r.statusCode=404; r.end(); return; }
  r.setHeader('content-type', f.endsWith('.js') ? 'text/javascript' : 'text/css'); r.end(readFileSync(f));
}).listen(0);
const b = await chromium.launch(pinnedBrowser());
const p = await b.newPage();
await p.goto(`http://localhost:${(server.address() as any).port}/`);
await p.waitForFunction('"bench" in window');
const out = await p.evaluate(`(() => { const before = window.bench.rules(); window.bench.mount(); const n = window.bench.rules()-before;
 const list = [...document.styleSheets].flatMap(s => [...s.cssRules].map(r => r.cssText.slice(0,150)));
 return [n, list]; })()`) as any;
console.log(out[0]); for (const l of out[1]) console.log(l);
await b.close(); server.close();

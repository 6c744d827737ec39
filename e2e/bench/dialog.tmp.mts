import { mkdtempSync, readFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { buildScene } from './build-scene';
import { pinnedBrowser } from '../pinned-browser';
const b = await chromium.launch(pinnedBrowser());
for (const kit of ['plain','quoin'] as const) {
const dir = mkdtempSync(join(tmpdir(), 'dlg-'));
await buildScene('dialog', kit, dir);
const server = createServer((q, r) => {
  if (q.url === '/') { r.setHeader('content-type','text/html'); r.end(`<!doctype html><html lang=en><head>${existsSync(join(dir,'style.css'))?'<link rel=stylesheet href=style.css>':''}</head><body><script type=module src=scene.js></script></body></html>`); return; }
  const f = join(dir, q.url!); if (!existsSync(f)) { r.statusCode=404; r.end(); return; }
  r.setHeader('content-type', f.endsWith('.js') ? 'text/javascript' : 'text/css'); r.end(readFileSync(f));
}).listen(0);
const p = await b.newPage();
await p.goto(`http://localhost:${(server.address() as any).port}/`);
await p.waitForFunction('"bench" in window');
await p.evaluate('window.bench.mount()');
const D = '[role="dialog"], dialog[open]';
const once = async () => { const t = await p.evaluate(`window.bench.press('button', '${D}')`); await p.keyboard.press('Escape'); await p.waitForFunction(`!document.querySelector('${D}')`); return t as number; };
for (let i=0;i<15;i++) await once();
await p.evaluate("window.bench.press('button','dialog[open]')"); console.log('html', await p.evaluate('document.documentElement.outerHTML.length'), await p.evaluate('[...document.querySelectorAll("*")].map(e=>e.tagName).join(" ")')); await p.keyboard.press('Escape'); await p.waitForFunction('!document.querySelector("dialog[open]")'); const session = await p.context().newCDPSession(p);
const ts: number[] = [];
const client = await b.startTracing(p, { categories: ['devtools.timeline','disabled-by-default-devtools.timeline','blink.user_timing'] }).then(()=>null);
for (let i=0;i<40;i++) ts.push(await once());
const buf = JSON.parse((await b.stopTracing()).toString());
const sums: Record<string, [number, number]> = {};
for (const e of buf.traceEvents) if (e.ph === 'X' && e.dur) { (sums[e.name] ??= [0,0])[0] += e.dur; sums[e.name]![1]++; }
for (const e of buf.traceEvents.filter((e:any)=>e.name==='UpdateLayoutTree').slice(20,34)) console.log(e.dur, JSON.stringify(e.args).slice(0,200)); ts.sort((a,c)=>a-c);
console.log(kit, 'median', ts[20]);
for (const [n,[d,c]] of Object.entries(sums).sort((a,c)=>c[1][0]-a[1][0]).slice(0,22)) console.log('  ', n.padEnd(36), (d/40/1000).toFixed(3), c/40);
server.close(); await p.close();
}
await b.close();

import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { buildScene, bytesOf } from './build-scene';
const scene = process.argv[2] as never;
const out = await buildScene(scene, 'quoin');
const rows: [string, number, number][] = [];
const all: string[] = [];
for (const c of out) {
  if (c.type !== 'chunk') continue;
  console.log('chunk', c.fileName, c.isEntry, c.code.length, gzipSync(c.code,{level:9}).length);
  if (!c.isEntry && !out.some(o => o.type==='chunk' && o.isEntry && o.imports.includes(c.fileName))) continue;
  for (const [id, m] of Object.entries(c.modules)) {
    if (!m.code) continue;
    const min = transformSync(m.code, { minify: true, format: 'esm' }).code;
    rows.push([id.replace(/.*node_modules\//, '').replace(/.*packages\//,''), min.length, 0]);
    all.push(min);
  }
}
const whole = gzipSync(all.join(''), { level: 9 }).length;
rows.forEach((r, i) => (r[2] = whole - gzipSync(all.filter((_, j) => j !== i).join(''), { level: 9 }).length));
rows.sort((a, b) => b[2] - a[2]);
console.log('total', bytesOf(out), whole);
for (const r of rows.slice(0, Number(process.argv[3] ?? 60))) console.log(String(r[2]).padStart(6), String(r[1]).padStart(7), r[0]);

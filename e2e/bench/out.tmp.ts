import { writeFileSync } from 'node:fs';
import { buildScene } from './build-scene';
for (const s of process.argv.slice(2)) { const out = await buildScene(s as never, 'quoin'); writeFileSync(`/tmp/${s}.js`, out.filter(o=>o.type==='chunk'&&o.isEntry).map(o=>(o as any).code).join('')); }

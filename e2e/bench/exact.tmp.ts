import { buildScene, bytesOf } from './build-scene';
for (const s of process.argv.slice(2)) console.log(s, bytesOf(await buildScene(s as never,'quoin')) - bytesOf(await buildScene(s as never,'plain')));

import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Our own packages are taken in from their sources; what comes from npm stays outside.
export default defineConfig({
  entry: { main: 'src/main.ts', ops: 'src/ops/main.ts', 'pdf-process': 'src/pdf-examiner/pdf-process.ts' },
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: true,
  noExternal: [/^@quoin\//, /^argon2id\//],
  esbuildOptions: (options) => {
    options.conditions = ['quoin-source', 'node', 'import'];
  },
  onSuccess: async () => cpSync('src/database/migrations', 'dist/migrations', { recursive: true }),
});

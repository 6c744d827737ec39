import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Our own packages are taken in from their sources; what comes from npm stays outside, but for libraries of very many
// small modules: to find and open them takes most of a start, which every command of the operator pays as well.
const TAKEN_IN = [
  /^@quoin\//,
  /^argon2id\//,
  /^(typebox|drizzle-orm|@cantoo\/pdf-lib|libphonenumber-js|@simplewebauthn\/server)($|\/)/,
];

export default defineConfig({
  entry: {
    main: 'src/app/main.ts',
    ops: 'src/app/ops.ts',
    migrate: 'src/app/migrate.ts',
    'examiner-process': 'src/file-examiner/examiner-process.ts',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: true,
  noExternal: TAKEN_IN,
  esbuildOptions: (options) => {
    options.conditions = ['quoin-source', 'node', 'import'];
  },
  onSuccess: async () => cpSync('src/database/migrations', 'dist/migrations', { recursive: true }),
});

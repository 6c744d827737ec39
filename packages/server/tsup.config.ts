import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Takes in our own packages from their sources and whatever else is a devDependency; `dependencies` stay outside. Libraries
// of very many small modules are taken in too: to find and open them takes most of a start, which every command of the
// operator pays as well.
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
  esbuildOptions: (options) => {
    options.conditions = ['quoin-source', 'node', 'import'];
  },
  onSuccess: async () => cpSync('src/database/migrations', 'dist/migrations', { recursive: true }),
});

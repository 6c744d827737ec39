// The program that looks at PDFs from the build, which is made before the tests begin: from its sources each start takes
// a second of a core longer, and the tests start it a hundred times.
import { join } from 'node:path';

export const PROGRAM = join(__dirname, '../../packages/server/dist/pdf-process.js');

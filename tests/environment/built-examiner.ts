// Path of the upload examiner in the build, which is made before the tests. Starting it from source takes a second of CPU
// more, and the tests start it a hundred times.
import { join } from 'node:path';

export const PROGRAM = join(__dirname, '../../packages/server/dist/examiner-process.js');

// npm run visual:approve -- --why 'Buttons are 2 px higher'          approves all changed pictures
// npm run visual:approve -- --why 'Buttons are 2 px higher' Button   only those of these components
import { parseArgs } from 'node:util';
import { approve, changedPictures, ofComponents } from './pictures';

const { values, positionals } = parseArgs({ options: { why: { type: 'string' } }, allowPositionals: true });
const changed = changedPictures();
const chosen =
  positionals.length > 0
    ? changed.filter((name) => new RegExp(ofComponents(positionals)).test(name))
    : changed;

if (!values.why?.trim()) fail('Say why the pictures change: npm run visual:approve -- --why "…"');
if (chosen.length === 0) fail('No changed pictures. `npm run visual` finds them.');
process.stdout.write(`${approve(chosen, values.why)}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

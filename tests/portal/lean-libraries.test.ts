// The build leaves out of react-intl what the portal does not ask for: nobody may come to ask for more.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FORMATS } from '../../portal/build/lean-libraries';

const SOURCES = resolve(__dirname, '../../portal/src');
/** No formats, but what every page's catalogue holds. */
const ALSO = ['messages', 'locale'];

const asked = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\{([^{}]*)\} = useIntl\(\)/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

test('of react-intl the portal asks for what the build leaves in it', () => {
  expect(asked).toContain('formatMessage');
  expect(asked.filter((name) => ![...FORMATS, ...ALSO].includes(name))).toEqual([]);
});

// The browsers in `browserslist` of package.json are those that the docs list and that index.html accepts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import bcd, { type SimpleSupportStatement } from '@mdn/browser-compat-data';
import { Linter } from 'eslint';
import { browserslist } from '../../package.json';

const ROOT = resolve(__dirname, '../..');
const NAMES: Record<string, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS and iPadOS',
  and_chr: 'Chrome for Android',
  samsung: 'Samsung Internet',
};

const oldest = browserslist.map((query) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  return { browser, version };
});
const getVersion = (browser: string) => oldest.find((row) => row.browser === browser)?.version;

const getText = (file: string) => readFileSync(resolve(ROOT, file), 'utf8').replaceAll(/\s+/g, ' ');

test.each(['README.md', 'docs/operating.md', 'packages/ui/README.md'])(
  '%s lists the oldest supported version of each browser',
  (file) => {
    const rows = oldest.map(({ browser, version }) => `| ${NAMES[browser]} | ${version} |`);
    expect(rows.filter((row) => !getText(file).includes(row))).toEqual([]);
  },
);

describe('index.html', () => {
  const page = getText('portal/index.html');
  const script = /<script>([^<]*)<\/script>/.exec(
    readFileSync(resolve(ROOT, 'portal/index.html'), 'utf8'),
  )?.[1];

  test.each(['en', 'zh-CN'])('names the oldest supported versions in %s', (language) => {
    const notice = page.slice(page.indexOf('<div id="unsupported"'), page.indexOf('<div id="not-started"'));
    const text = notice.slice(notice.indexOf(`<p lang="${language}">`)).split('</p>')[0];
    for (const browser of ['chrome', 'edge', 'firefox', 'safari'])
      expect(text).toContain(`${NAMES[browser]} ${getVersion(browser)}`);
    expect(text).toContain(`iOS ${getVersion('ios_saf')}`);
  });

  test('starts in the oldest supported versions and in no earlier ones', () => {
    expect(script).toContain('window.Promise && Promise.withResolvers && ArrayBuffer.prototype.resize;');
    const { Promise: promise, ArrayBuffer: arrayBuffer } = bcd.javascript.builtins ?? {};
    const features = [promise?.['withResolvers'], arrayBuffer?.['resize']];
    for (const [browser, id] of [
      ['chrome', 'chrome'],
      ['edge', 'edge'],
      ['firefox', 'firefox'],
      ['safari', 'safari'],
      ['safari_ios', 'ios_saf'],
    ] as const) {
      const versions = features.map((feature) => firstVersion(feature?.__compat?.support[browser]));
      expect([id, Math.max(...versions)]).toEqual([id, Number(getVersion(id))]);
    }
  });

  test('checks the browser with a script that old browsers can parse', () => {
    const es5 = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } } as const;
    expect(new Linter().verify(script ?? '', es5)).toEqual([]);
    expect(new Linter().verify('const one = 1', es5)).not.toEqual([]);
  });
});

function firstVersion(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined): number {
  const [newest] = [support].flat();
  return typeof newest?.version_added === 'string' ? Number(newest.version_added) : Infinity;
}

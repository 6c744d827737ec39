// Installs the test browsers where apt-get is available (Debian, as root). For the others it prints how to install them and
// that their tests are skipped. With REQUIRE_BROWSERS=1, as in CI, a missing browser is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** A browser is installed if one name of every group is on PATH. The first packages that Debian has are installed. */
const BROWSERS = [
  {
    name: 'Chromium',
    packages: [['chromium-headless-shell'], ['chromium']],
    commands: [
      [
        'chromium-headless-shell',
        'chromium',
        'google-chrome-stable',
        'google-chrome',
        'microsoft-edge-stable',
      ],
    ],
  },
  { name: 'Firefox', packages: [['firefox-esr']], commands: [['firefox-esr']] },
  { name: 'WebKit', packages: [['webkit2gtk-driver', 'xvfb']], commands: [['WebKitWebDriver'], ['Xvfb']] },
];

const isMissing = ({ commands }) => !commands.every((names) => names.some(isOnPath));
const aptGet = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const toInstall = BROWSERS.filter(isMissing);
if (toInstall.length > 0 && isOnPath('apt-get') && process.getuid?.() === 0) {
  aptGet('update');
  // Separately, so that a missing package does not prevent the others.
  for (const { packages } of toInstall)
    packages.some((names) => aptGet('install', '-y', '--no-install-recommends', ...names).status === 0);
}
const leftOut = BROWSERS.filter(isMissing);
for (const { name, packages } of leftOut) {
  const instead =
    name === 'Chromium' ? 'the tests use an older version or Playwright’s instead' : 'its tests are skipped';
  process.stdout.write(
    `${name} is not installed: ${instead}. On Debian: apt-get install ${packages[0].join(' ')}\n`,
  );
}
process.exit(leftOut.length > 0 && process.env.REQUIRE_BROWSERS === '1' ? 1 : 0);

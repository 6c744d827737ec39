// Imported first by the scripts: ends them with a message if this Node.js is older than package.json requires.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const parseVersion = (text) => text.match(/\d+/g).map(Number);
const [[major, minor], [leastMajor, leastMinor]] = [process.versions.node, engines.node].map(parseVersion);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(
    `This is Node.js ${process.versions.node}, and Quoin needs ${leastMajor}.${leastMinor} or later. Install it, for example from https://nodejs.org.\n`,
  );
  process.exit(1);
}

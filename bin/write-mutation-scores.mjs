// Writes the table of docs/mutation.md: the areas in the reports of Stryker, and the rows of all other areas as they were.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/mutation.md';
const MARK = '<!-- scores -->';

/** `packages/rules/src/dates/new-york.ts` is in `rules/dates`. */
const getArea = (file) =>
  file
    .replace(/^packages\//, '')
    .replace('/src', '')
    .replace(/\/[^/]+$/, '');

const [text, before] = readFileSync(PAGE, 'utf8').split(MARK);

/** Mutants that were killed and that survived, and the day, by area: first as in the table, then as measured. */
const scores = new Map(
  before.split('\n').flatMap((line) => {
    const [, area, , killed, survived, , date] = line.split('|').map((cell) => cell.trim());
    return /^\d+$/.test(killed) && !area.startsWith('*')
      ? [[area, { killed: Number(killed), survived: Number(survived), date }]]
      : [];
  }),
);

const REPORTS = ['mutation', 'mutation-server', 'mutation-decisions'].map(
  (name) => `.cache/${name}-report.json`,
);

for (const report of REPORTS.filter(existsSync)) {
  const date = statSync(report).mtime.toISOString().slice(0, 10);
  const files = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files);
  for (const area of new Set(files.map(([file]) => getArea(file)))) {
    const mutants = files.flatMap(([file, result]) => (getArea(file) === area ? result.mutants : []));
    const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
    scores.set(area, { killed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage'), date });
  }
}

function row(area, { killed, survived, date }) {
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  return `| ${area} | ${killed + survived} | ${killed} | ${survived} | ${score} % | ${date} |`;
}

/** The rows of a package, and their sum with the day of the oldest measurement. */
function readRows(name) {
  const areas = [...scores].filter(([area]) => area.split('/')[0] === name).sort();
  const sum = areas
    .map(([, score]) => score)
    .reduce((one, other) => ({
      killed: one.killed + other.killed,
      survived: one.survived + other.survived,
      date: one.date < other.date ? one.date : other.date,
    }));
  return [...areas.map(([area, score]) => row(area, score)), row(`**${name} together**`, sum)];
}

const table = [
  '| area | mutants | killed | survived | score | measured |',
  '| - | -: | -: | -: | -: | - |',
].concat(readRows('rules'), readRows('server'));
writeFileSync(PAGE, `${text}${MARK}\n\n${table.join('\n')}\n`);
execFileSync('npx', ['prettier', '--write', PAGE]);

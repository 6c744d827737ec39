// Writes the table of docs/mutation.md from the reports of Stryker.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/mutation.md';
const MARK = '<!-- scores -->';

/** `packages/rules/src/dates/new-york.ts` is in `rules/dates`. */
const areaOf = (file) =>
  file
    .replace(/^packages\//, '')
    .replace('/src', '')
    .replace(/\/[^/]+$/, '');

function row(area, mutants, date) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survived] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  return `| ${area} | ${killed + survived} | ${killed} | ${survived} | ${score} % | ${date} |`;
}

function rowsOf(report, total) {
  const date = statSync(report).mtime.toISOString().slice(0, 10);
  const files = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files);
  const areas = [...new Set(files.map(([file]) => areaOf(file)))].sort();
  const mutantsOf = (area) => files.flatMap(([file, { mutants }]) => (areaOf(file) === area ? mutants : []));
  return [
    ...areas.map((area) => row(area, mutantsOf(area), date)),
    row(`**${total}**`, areas.flatMap(mutantsOf), date),
  ];
}

const table = ['| area | mutants | killed | survived | score | measured |', '| - | -: | -: | -: | -: | - |']
  .concat(rowsOf('.cache/mutation-report.json', 'rules together'))
  .concat(rowsOf('.cache/mutation-server-report.json', 'server together'));
const [text] = readFileSync(PAGE, 'utf8').split(MARK);
writeFileSync(PAGE, `${text}${MARK}\n\n${table.join('\n')}\n`);
execFileSync('npx', ['prettier', '--write', PAGE]);

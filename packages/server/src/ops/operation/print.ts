// Prints a result: as JSON for programs, in aligned columns for people.

export type Printable = Record<string, unknown>;

export function printed(answer: Printable | Printable[], json: boolean): string {
  if (json) return JSON.stringify(answer, null, 2);
  return Array.isArray(answer) ? table(answer) : facts(answer);
}

/** One line per row, in columns as wide as their content. */
function table(rows: Printable[]): string {
  const [first] = rows;
  if (!first) return 'None.';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => (line[at] ?? '').length)));
  return cells
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One property per line; nested lists are tables below their name. */
function facts(answer: Printable): string {
  const entries = Object.entries(answer);
  const width = Math.max(
    ...entries.filter(([, value]) => !Array.isArray(value)).map(([name]) => name.length),
  );
  return entries
    .map(([name, value]) =>
      Array.isArray(value) ? `\n${name}\n${table(value)}` : `${name.padEnd(width)}  ${cell(value)}`.trimEnd(),
    )
    .join('\n');
}

const cell = (value: unknown): string => (value === null || value === undefined ? '-' : String(value));

import { csvRecords } from '../../packages/server/src/ops/import/csv';

test('a CSV has quotes, commas and lines inside its cells, and the line each record begins on', () => {
  expect(csvRecords('a,b\r\n"x, ""y""\nz", w \n\n"",last')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\nz', 'w'] },
    { line: 5, cells: ['', 'last'] },
  ]);
});

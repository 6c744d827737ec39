// Text search in a PDF, whose text pdf.js returns in runs, some of which end a line.
import { hitsIn, pageText, wantedText, type Run } from '../../packages/ui/src/pdf/PdfReader/find-in-text';

const line = (text: string): Run => ({ text, endsLine: true });
const part = (text: string): Run => ({ text, endsLine: false });

function found(runs: Run[], wanted: string) {
  return hitsIn(pageText(runs), wantedText(wanted), 1).map(({ from, to }) => [
    from.run,
    from.from,
    to.run,
    to.to,
  ]);
}

test('case, accents and full-width forms are ignored', () => {
  expect(found([line('Wire to SÃO Paulo, ＡＢＡ 026099998')], 'são paulo')).toEqual([[0, 8, 0, 17]]);
  expect(found([line('Wire to SÃO Paulo, ＡＢＡ 026099998')], 'aba ０２６')).toEqual([[0, 19, 0, 26]]);
});

test('words across runs and lines are found', () => {
  expect(
    found([part('The Private '), line('Placement'), line('Memorandum')], 'private placement memorandum'),
  ).toEqual([[0, 4, 2, 10]]);
});

test('a Chinese word split by a line end is found, and spaces typed between its characters are ignored', () => {
  const runs = [line('投资者须阅读认购'), line('协议（Subscription Agreement）')];
  expect(found(runs, '认购协议')).toEqual([[0, 6, 1, 2]]);
  expect(found(runs, '认购 协议')).toEqual([[0, 6, 1, 2]]);
  expect(found(runs, 'subscription agreement')).toHaveLength(1);
});

test('an English line end is a space: "is" and "land" do not match "island"', () => {
  expect(found([line('what is'), line('land')], 'island')).toEqual([]);
  expect(found([line('what is'), line('land')], 'is land')).toHaveLength(1);
});

test('a ligature is found by its letters and highlighted as a whole', () => {
  expect(found([line('the ﬁrst closing')], 'first')).toEqual([[0, 4, 0, 8]]);
});

test('every match counts once', () => {
  expect(found([line('aaaa')], 'aa')).toHaveLength(2);
  expect(found([line('anything')], '')).toEqual([]);
  expect(found([line('anything')], '   ')).toEqual([]);
});

// Processes that examine files are kept for a minute after their last use and then ended.
import { fileExaminer, type FileExaminer } from '../../packages/server/src/file-examiner/file-examiner';
import { onePagePdf } from './scenes';

const MINUTE = 60_000;

let examiner: FileExaminer;
/** What happens once the minute is over that a program is kept. */
let minutes: Map<object, () => void>;
beforeEach(() => {
  minutes = new Map();
  const { setTimeout: wait, clearTimeout: forget } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((end: () => void, milliseconds?: number) => {
    const timer = wait(end, milliseconds);
    if (milliseconds === MINUTE) minutes.set(timer, end);
    return timer;
  });
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (typeof timer === 'object') minutes.delete(timer);
    forget(timer);
  });
  examiner = fileExaminer();
});
afterEach(() => {
  jest.restoreAllMocks();
  examiner.close();
});

function minuteOver(): void {
  for (const end of minutes.values()) end();
  minutes.clear();
}

test('a file that arrives while an idle process ends is examined by another process', async () => {
  const bytes = await onePagePdf();
  for (let times = 0; times < 3; times += 1) {
    expect(await examiner.examine(bytes, 'pdf')).toMatchObject({ pages: 1 });
    minuteOver();
  }
});

test('a program that is used again is kept for another minute, whatever was left of the one before', async () => {
  const bytes = await onePagePdf();
  for (let times = 0; times < 3; times += 1) {
    await examiner.examine(bytes, 'pdf');
    expect(minutes.size).toBe(1);
  }
});

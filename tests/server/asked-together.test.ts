import { askedTogether } from '../../packages/server/src/database/asked-together';

/** A look whose answers come when the test says so: each question with the number of the look that answered it. */
function slowLook(patienceMs?: number) {
  const asked: string[][] = [];
  const ends: { answer: () => void; fail: () => void }[] = [];
  const look = (questions: string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const number = asked.push(questions);
      ends.push({
        answer: () => resolve(questions.map((question) => `${question}, look ${number}`)),
        fail: () => reject(new Error('the database is gone')),
      });
    });
  return {
    ask: askedTogether(look, patienceMs),
    asked,
    end: (at: number) => ends[at] ?? { answer: fail, fail },
  };
}

const fail = () => {
  throw new Error('there was no such look');
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('whoever asks while an answer is under way is answered by the next look, all at once', async () => {
  const { ask, asked, end } = slowLook();
  const first = ask('first');
  const later = [ask('second'), ask('third')];
  expect(asked).toEqual([['first']]);
  end(0).answer();
  expect(await first).toBe('first, look 1');
  await settled();
  expect(asked).toEqual([['first'], ['second', 'third']]);
  end(1).answer();
  expect(await Promise.all(later)).toEqual(['second, look 2', 'third, look 2']);
});

test('a look that fails fails for those who asked it; the next one is made all the same', async () => {
  const { ask, end } = slowLook();
  const first = ask('first');
  const second = ask('second');
  end(0).fail();
  await expect(first).rejects.toThrow('the database is gone');
  await settled();
  end(1).answer();
  expect(await second).toBe('second, look 2');
});

test('after a quiet time it looks again', async () => {
  const { ask, end } = slowLook();
  const first = ask('first');
  end(0).answer();
  await first;
  await settled();
  const second = ask('second');
  end(1).answer();
  expect(await second).toBe('second, look 2');
});

test('a look that hangs keeps those who come later waiting for a while only', async () => {
  const { ask, asked, end } = slowLook(20);
  const hanging = ask('first');
  const later = ask('second');
  while (asked.length < 2) await settled();
  end(1).answer();
  expect(await later).toBe('second, look 2');
  end(0).answer();
  expect(await hanging).toBe('first, look 1');
});

import { batchQueries } from '../../packages/server/src/database/batch-queries';

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
    ask: batchQueries(look, patienceMs),
    asked,
    end: (at: number) => ends[at] ?? { answer: fail, fail },
  };
}

const fail = () => {
  throw new Error('there was no such look');
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('all who ask in the same moment are one look', async () => {
  const { ask, asked, end } = slowLook();
  const answers = [ask('first'), ask('second')];
  await settled();
  expect(asked).toEqual([['first', 'second']]);
  end(0).answer();
  expect(await Promise.all(answers)).toEqual(['first, look 1', 'second, look 1']);
});

test('calls that arrive while two queries run share the next query', async () => {
  const { ask, asked, end } = slowLook();
  const first = ask('first');
  await settled();
  const second = ask('second');
  await settled();
  const later = [ask('third'), ask('fourth')];
  await settled();
  expect(asked).toEqual([['first'], ['second']]);
  end(0).answer();
  expect(await first).toBe('first, look 1');
  await settled();
  expect(asked).toEqual([['first'], ['second'], ['third', 'fourth']]);
  end(1).answer();
  end(2).answer();
  expect(await Promise.all([second, ...later])).toEqual([
    'second, look 2',
    'third, look 3',
    'fourth, look 3',
  ]);
});

test('a look that fails fails for those who asked it; the next one is made all the same', async () => {
  const { ask, end } = slowLook();
  const first = ask('first');
  await settled();
  const second = ask('second');
  await settled();
  end(0).fail();
  await expect(first).rejects.toThrow('the database is gone');
  end(1).answer();
  expect(await second).toBe('second, look 2');
});

test('after a quiet time it looks again', async () => {
  const { ask, end } = slowLook();
  const first = ask('first');
  await settled();
  end(0).answer();
  await first;
  await settled();
  const second = ask('second');
  await settled();
  end(1).answer();
  expect(await second).toBe('second, look 2');
});

test('looks that hang keep those who come later waiting for a while only', async () => {
  const { ask, asked, end } = slowLook(20);
  const hanging = [];
  for (const question of ['first', 'second']) {
    hanging.push(ask(question));
    await settled();
  }
  const later = ask('third');
  while (asked.length < 3) await settled();
  end(2).answer();
  expect(await later).toBe('third, look 3');
  end(0).answer();
  end(1).answer();
  expect(await Promise.all(hanging)).toEqual(['first, look 1', 'second, look 2']);
});

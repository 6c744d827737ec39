import { batchQueries } from '../../packages/server/src/database/batch-queries';

/** A slow query whose results arrive when the test says so: each key with the number of the query that returned it. */
function slowQuery(patienceMs?: number) {
  const batches: string[][] = [];
  const ends: { answer: () => void; fail: () => void }[] = [];
  const query = (questions: string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const number = batches.push(questions);
      ends.push({
        answer: () => resolve(questions.map((question) => `${question}, query ${number}`)),
        fail: () => reject(new Error('the database is gone')),
      });
    });
  return {
    ask: batchQueries(query, patienceMs),
    batches,
    end: (at: number) => ends[at] ?? { answer: fail, fail },
  };
}

const fail = () => {
  throw new Error('there was no such query');
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls of the same moment share one query', async () => {
  const { ask, batches, end } = slowQuery();
  const answers = [ask('first'), ask('second')];
  await settled();
  expect(batches).toEqual([['first', 'second']]);
  end(0).answer();
  expect(await Promise.all(answers)).toEqual(['first, query 1', 'second, query 1']);
});

test('calls that arrive while two queries run share the next query', async () => {
  const { ask, batches, end } = slowQuery();
  const first = ask('first');
  await settled();
  const second = ask('second');
  await settled();
  const later = [ask('third'), ask('fourth')];
  await settled();
  expect(batches).toEqual([['first'], ['second']]);
  end(0).answer();
  expect(await first).toBe('first, query 1');
  await settled();
  expect(batches).toEqual([['first'], ['second'], ['third', 'fourth']]);
  end(1).answer();
  end(2).answer();
  expect(await Promise.all([second, ...later])).toEqual([
    'second, query 2',
    'third, query 3',
    'fourth, query 3',
  ]);
});

test('a failed query fails its callers only, and the next query runs', async () => {
  const { ask, end } = slowQuery();
  const first = ask('first');
  await settled();
  const second = ask('second');
  await settled();
  end(0).fail();
  await expect(first).rejects.toThrow('the database is gone');
  end(1).answer();
  expect(await second).toBe('second, query 2');
});

test('a call after an idle time runs another query', async () => {
  const { ask, end } = slowQuery();
  const first = ask('first');
  await settled();
  end(0).answer();
  await first;
  await settled();
  const second = ask('second');
  await settled();
  end(1).answer();
  expect(await second).toBe('second, query 2');
});

test('queries that hang delay later calls only for a limited time', async () => {
  const { ask, batches, end } = slowQuery(20);
  const hanging = [];
  for (const question of ['first', 'second']) {
    hanging.push(ask(question));
    await settled();
  }
  const later = ask('third');
  while (batches.length < 3) await settled();
  end(2).answer();
  expect(await later).toBe('third, query 3');
  end(0).answer();
  end(1).answer();
  expect(await Promise.all(hanging)).toEqual(['first, query 1', 'second, query 2']);
});

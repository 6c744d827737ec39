// Text messages to many numbers reach no limit of a phone: all of them are counted together, and by calling code.
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SMS_PER_HOUR: '7', SMS_PER_HOUR_AND_COUNTRY: '5', REQUEST_LIMITS: '0' });
});
afterAll(() => app.close());

const [US, HK] = [
  (n: number) => ({ phone: `202555010${n}`, region: 'US' }),
  (n: number) => ({ phone: `9123456${n}`, region: 'HK' }),
];
const send = async (body: { phone: string; region: string }) =>
  (await app.call('sendSmsCode', { body })).response;

test('beyond the ceilings none is sent, the caller can try later, and the log has an alert', async () => {
  const alerts: unknown[] = [];
  const { log } = app.services;
  app.services.log = Object.assign(Object.create(log), { error: (line: unknown) => alerts.push(line) });
  const answers = [];
  for (const n of [1, 2, 3, 4, 5, 6]) answers.push((await send(US(n))).statusCode);
  for (const n of [1, 2, 3]) answers.push((await send(HK(n))).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 503, 200, 200, 503]);
  expect(alerts).toEqual([{ ceiling: 'text_messages +1' }, { ceiling: 'text_messages' }]);
  expect(await app.outbox()).toHaveLength(7);

  const refused = await send(HK(4));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  app.clock.advance({ minutes: 61 });
  expect((await send(HK(4))).statusCode).toBe(200);
  app.services.log = log;
});

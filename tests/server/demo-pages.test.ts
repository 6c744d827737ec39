// What only a demo has: an outbox that anybody reads, and a clock that is moved.
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

describe('the outbox', () => {
  test('shows the sent messages, newest first and filtered, with their links and codes', async () => {
    const person = await app.signUp();
    await app.signUp();
    const shown = await get(`/outbox?to=${encodeURIComponent(person.email)}`);
    const [link] = (await app.outbox(person.email)).map((message) => message.link);
    expect(shown.body).toContain(`<a href="${link}">`);
    expect(shown.body.match(/<article>/g)).toHaveLength(1);
    const all = await app.outbox();
    expect(all.map(({ sent_at }) => sent_at)).toEqual(
      all
        .map(({ sent_at }) => sent_at)
        .sort()
        .reverse(),
    );
  });

  test('shows text as text, whatever it looks like', async () => {
    await app.services.mail.send({
      to: 'x@example.com',
      subject: '<script>alert(1)</script>',
      text: `"'<b>`,
    });
    const { body } = await get(`/outbox?to=x@example.com`);
    expect(body).toContain('&lt;script&gt;');
    expect((await get(`/outbox?to=${encodeURIComponent('"><img src=x>')}`)).body).not.toContain('<img');
  });

  test('speaks the reader’s language', async () => {
    expect((await get('/outbox', { 'accept-language': 'zh-CN' })).body).toContain('<h1>发件箱</h1>');
  });
});

describe('the clock of the demo', () => {
  const advance = (payload: object) => app.app.inject({ method: 'POST', url: '/api/demo/clock', payload });

  test('is moved for every process of the installation', async () => {
    const before = app.services.clock.now().getTime();
    const { now } = (await advance({ advance: 'P1DT2H30M' })).json();
    expect(new Date(now).getTime() - before).toBe(26.5 * 3_600_000);
    await app.call('listProducts');
    expect(app.services.clock.now().toISOString()).toBe(now);
  });

  test.each(['2H', 'P', 'PT', 'PT-2H', '', 'P1Y'])('refuses %p', async (wish) => {
    expect((await advance({ advance: wish })).json()).toMatchObject({
      code: 1900,
      fields: { advance: expect.any(String) },
    });
  });
});

test('outside demo mode the outbox, the clock and test messages do not exist', async () => {
  const live = await startTestApp({ DEMO: '0' });
  const status = async (method: 'GET' | 'POST', url: string) =>
    (await live.app.inject({ method, url, ...(method === 'POST' && { payload: { advance: 'PT1H' } }) }))
      .statusCode;
  expect(await status('GET', '/outbox')).toBe(404);
  expect(await status('GET', '/api/demo/outbox')).toBe(404);
  expect(await status('POST', '/api/demo/clock')).toBe(404);
  const send = { body: { phone: '2025550100', region: 'US' } };
  expect(await live.refused('sendSmsCode', send)).toMatchObject({ error: 'unavailable', status: 503 });
  await live.close();
});

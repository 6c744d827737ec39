// Webinars and their recordings: anyone may know of one, who watches it is signed in and lives where its product is offered.
import { FILM, heldWebinar, publishProduct, recordedWebinar } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let token: string;
let product: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.newInvestor());
  ({ id: product } = await publishProduct(app));
});
afterAll(() => app.close());

const ofOne = (webinarId: string) => ({ token, params: { webinarId } });

test('a visitor reads what a webinar is about in their language, and must sign in for its recording', async () => {
  const webinarId = await recordedWebinar(app, product);
  const params = { webinarId };
  expect(await app.ok('getWebinar', { params, language: 'zh-CN' })).toEqual({
    id: webinarId,
    title: '一笔贷款的构成',
    summary: '逐行解读一份档案。',
    speaker: 'Calla Nordgren',
    held_on: '2026-06-05',
    minutes: 30,
    product: { id: product, name: '海港成长基金' },
    recorded_seconds: 90,
  });
  expect((await app.refused('openRecording', { params })).error).toBe('not_signed_in');
  expect((await app.refused('listWebinars', { query: {} })).error).toBe('not_signed_in');
});

test('the list is of the account’s country, the newest first, by pages', async () => {
  const { id: abroad } = await publishProduct(app, { allowedCountries: ['HK'] });
  await heldWebinar(app, abroad, '2026-06-04');
  const older = await heldWebinar(app, product, '2026-06-02');
  const newer = await heldWebinar(app, product, '2026-06-03');
  const list = await app.ok('listWebinars', { token, query: { page_size: 100 } });
  const ids = list.items.map(({ id }) => id);
  expect(ids.slice(-2)).toEqual([newer, older]);
  expect(list.items.every(({ product: { id } }) => id === product)).toBe(true);
  expect(list.total).toBe(ids.length);
  const second = await app.ok('listWebinars', { token, query: { page: 2, page_size: 1 } });
  expect(second.items.map(({ id }) => id)).toEqual([ids[1]]);
});

test('a recording has its chapters and transcript, and its video can be requested in parts', async () => {
  const recording = await app.ok('openRecording', ofOne(await recordedWebinar(app, product)));
  expect(recording).toMatchObject({
    content_type: 'video/webm',
    expire: '2026-06-05T16:00:00.000Z',
    seconds: 90,
    chapters: [
      { from: 0, title: 'Welcome' },
      { from: 61.5, title: 'Risks' },
    ],
    transcript: [
      { from: 0, to: 61.5, text: 'Profit & loss <are> told.' },
      { from: 61.5, to: 90, text: 'Money can be lost.' },
    ],
  });
  const part = await app.app.inject({ url: recording.url, headers: { range: 'bytes=2-5' } });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 2-5/${FILM.length}`,
    FILM.subarray(2, 6).toString(),
  ]);
});

test('its captions are WebVTT in every language, for holders of the video key only', async () => {
  const { captions } = await app.ok('openRecording', ofOne(await recordedWebinar(app, product)));
  expect(captions.map(({ language }) => language)).toEqual(['en', 'zh-CN']);
  const [english, chinese] = await Promise.all(captions.map(({ url }) => app.app.inject({ url })));
  expect(english?.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(english?.body).toBe(
    [
      'WEBVTT',
      '00:00:00.000 --> 00:01:01.500\nProfit &amp; loss &lt;are&gt; told.',
      '00:01:01.500 --> 00:01:30.000\nMoney can be lost.\n',
    ].join('\n\n'),
  );
  expect(chinese?.body).toContain('讲解损益。');

  const other = await recordedWebinar(app, product);
  const key = new URL(captions[0]?.url ?? '', 'http://quoin').searchParams.get('key') ?? '';
  const params = { webinarId: other, language: 'en' } as const;
  for (const tried of [key, 'made-up'])
    expect((await app.refused('getCaptions', { params, query: { key: tried } })).error).toBe(
      'file_link_expired',
    );
});

test('a webinar that is not there, not recorded, or of a product of another country says so', async () => {
  expect((await app.refused('getWebinar', { params: { webinarId: 'nope' } })).error).toBe('not_found');
  const unrecorded = await heldWebinar(app, product);
  expect((await app.ok('getWebinar', ofOne(unrecorded))).recorded_seconds).toBeNull();
  expect((await app.refused('openRecording', ofOne(unrecorded))).error).toBe('not_found');
  const { id: abroad } = await publishProduct(app, { allowedCountries: ['HK'] });
  expect((await app.refused('openRecording', ofOne(await recordedWebinar(app, abroad)))).error).toBe(
    'country_not_eligible',
  );
});

test('the video is not a document, and its id alone opens nothing', async () => {
  const { url } = await app.ok('openRecording', ofOne(await recordedWebinar(app, product)));
  const [, fileId = ''] = /files\/([\w-]+)\?/.exec(url) ?? [];
  expect((await app.refused('requestFileKey', { token, params: { fileId } })).error).toBe(
    'not_authorized_file',
  );
});

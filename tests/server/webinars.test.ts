import { FILM, heldWebinar, publishProduct, recordedWebinar, operate } from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { auditTrail, files, recordings, webinars } from '../../packages/server/src/database/tables';

// Webinars and recordings: webinars are public; watching requires sign-in and a country where the product is offered.
describe('webinars', () => {
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

  test('the list is for the account’s country, newest first, in pages', async () => {
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

  test('its captions are WebVTT in every language, only with the key of the video', async () => {
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

  test('a webinar that is missing, not recorded, or of a product of another country returns an error', async () => {
    expect((await app.refused('getWebinar', { params: { webinarId: 'nope' } })).error).toBe('not_found');
    const unrecorded = await heldWebinar(app, product);
    expect((await app.ok('getWebinar', ofOne(unrecorded))).recorded_seconds).toBeNull();
    expect((await app.refused('openRecording', ofOne(unrecorded))).error).toBe('not_found');
    const { id: abroad } = await publishProduct(app, { allowedCountries: ['HK'] });
    expect((await app.refused('openRecording', ofOne(await recordedWebinar(app, abroad)))).error).toBe(
      'country_not_eligible',
    );
  });

  test('the video is not a document, and cannot be opened by its id alone', async () => {
    const { url } = await app.ok('openRecording', ofOne(await recordedWebinar(app, product)));
    const [, fileId = ''] = /files\/([\w-]+)\?/.exec(url) ?? [];
    expect((await app.refused('requestFileKey', { token, params: { fileId } })).error).toBe(
      'not_authorized_file',
    );
  });
});

// Staff import webinars and publish and withdraw recordings, completely or not at all.
describe('webinar ops', () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-webinars-'));
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await app.db.delete(recordings);
    await app.db.delete(webinars);
  });

  const ops = (...words: string[]) => operate(app, 'webinars', ...words);

  function file(name: string, content: string | Buffer): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }

  const FILM = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from('....B\x82\x84webm....film'),
  ]);
  const ENGLISH = `WEBVTT

NOTE made by hand

1
00:00.000 --> 00:04.500 align:start
<v Ada>Welcome &amp; good day.

00:04.500 --> 00:09.000
The fund lends to
small firms.
`;
  const CHINESE = `WEBVTT

00:00.000 --> 00:04.500
欢迎。

00:04.500 --> 00:09.000
基金向小企业放贷。
`;
  const CHAPTERS = 'from,title_en,title_zh\n0,Welcome,欢迎\n5,The fund,基金\n';

  const recording = (
    changed: Partial<Record<'film' | 'english' | 'chinese' | 'chapters', string | Buffer>> = {},
  ) => [
    '--film',
    file('talk.webm', changed.film ?? FILM),
    '--seconds',
    '10',
    '--captions-en',
    file('talk.en.vtt', changed.english ?? ENGLISH),
    '--captions-zh',
    file('talk.zh.vtt', changed.chinese ?? CHINESE),
    '--chapters',
    file('chapters.csv', changed.chapters ?? CHAPTERS),
  ];

  async function aWebinar() {
    const { id: productId } = await publishProduct(app);
    const row = {
      id: 'spring-talk',
      product_id: productId,
      title_en: 'Spring talk',
      title_zh: '春季讲座',
      summary_en: 'What the fund did.',
      summary_zh: '基金回顾。',
      speaker: 'Ada Alder',
      held_on: '2026-05-04',
      minutes: 30,
    };
    return { row, path: file('webinars.json', JSON.stringify([row])) };
  }

  test('webinars are imported from a file: created, updated and listed', async () => {
    const { row, path } = await aWebinar();
    expect(JSON.parse((await ops('import', path, '--dry-run', '--json')).out)).toMatchObject({
      dry_run: true,
      rows: [{ id: 'spring-talk', done: 'created' }],
    });
    expect(await app.db.$count(webinars)).toBe(0);
    expect((await ops('import', path)).exitCode).toBe(0);
    const again = file('webinars.json', JSON.stringify([{ ...row, minutes: 45 }]));
    expect(JSON.parse((await ops('import', again, '--json')).out).rows).toEqual([
      { line: 1, id: 'spring-talk', done: 'updated' },
    ]);
    expect(JSON.parse((await ops('list', '--json')).out)).toEqual([
      expect.objectContaining({ id: 'spring-talk', held_on: '2026-05-04', recorded_seconds: null }),
    ]);
    expect(JSON.parse((await ops('list', '--recorded', '--json')).out)).toEqual([]);
  });

  test('every wrong cell is reported with its line, and nothing is imported', async () => {
    const { row } = await aWebinar();
    const path = file(
      'wrong.json',
      JSON.stringify([row, { ...row, id: 'Other', held_on: 'May', title_zh: '', minutes: '' }]),
    );
    const refused = await ops('import', path, '--json');
    expect(refused.exitCode).toBe(1);
    expect(JSON.parse(refused.out).rows.map(({ column }: { column: string }) => column)).toEqual([
      'id',
      'title_zh',
      'held_on',
      'minutes',
    ]);
    for (const [column, value, problem] of [
      ['minutes', 0, 'must be from 1 to 600'],
      ['minutes', 601, 'must be from 1 to 600'],
      ['held_on', '2226-05-04', 'is more than 2 years ahead; check the year'],
    ] as const) {
      const outside = file('outside.json', JSON.stringify([{ ...row, [column]: value }]));
      expect(JSON.parse((await ops('import', outside, '--json')).out).rows).toEqual([
        { line: 1, column, problem },
      ]);
    }
    const elsewhere = file('elsewhere.json', JSON.stringify([row, { ...row, id: 'b', product_id: 'none' }]));
    expect((await ops('import', elsewhere)).out).toContain('product none does not exist');
    expect(await app.db.$count(webinars)).toBe(0);
  });

  test('a recording is published with its transcript, watched, and withdrawn with its keys', async () => {
    const { path } = await aWebinar();
    await ops('import', path);
    expect((await ops('publish', 'spring', ...recording(), '--dry-run')).exitCode).toBe(0);
    expect(await app.db.$count(recordings)).toBe(0);
    expect(JSON.parse((await ops('publish', 'spring', ...recording(), '--json')).out)).toMatchObject({
      id: 'spring-talk',
      seconds: 10,
      chapters: 2,
      captions: 2,
    });
    const { token } = await app.newInvestor();
    const opened = await app.ok('openRecording', { token, params: { webinarId: 'spring-talk' } });
    expect(opened.transcript).toEqual([
      { from: 0, to: 4.5, text: 'Welcome & good day.' },
      { from: 4.5, to: 9, text: 'The fund lends to\nsmall firms.' },
    ]);
    expect(opened.chapters.map(({ title }) => title)).toEqual(['Welcome', 'The fund']);
    expect((await app.app.inject({ url: opened.url })).rawPayload.equals(FILM)).toBe(true);

    expect((await ops('publish', 'spring', ...recording())).error).toContain('Withdraw it before');
    expect((await ops('withdraw', 'spring', '--dry-run')).exitCode).toBe(0);
    expect((await app.app.inject({ url: opened.url })).statusCode).toBe(200);
    expect((await ops('withdraw', 'spring')).exitCode).toBe(0);
    expect((await app.app.inject({ url: opened.url })).statusCode).not.toBe(200);
    expect(await app.db.$count(recordings)).toBe(0);
    expect(await app.db.$count(files, like(files.name, 'Spring talk%'))).toBe(0);
    expect((await ops('withdraw', 'spring')).error).toContain('has no recording');
    const acts = await app.db
      .select()
      .from(auditTrail)
      .where(like(auditTrail.act, 'webinar.%recording'))
      .orderBy(auditTrail.seq);
    expect(acts.map(({ act }) => act)).toEqual(['webinar.publish_recording', 'webinar.withdraw_recording']);
  });

  test('every invalid line of captions and chapters is reported, and nothing is published', async () => {
    const { path } = await aWebinar();
    await ops('import', path);
    const wrong = await ops(
      'publish',
      'spring',
      ...recording({
        english: 'WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n\n00:06 --> 00:07\nShort\n',
        chinese: '00:00.000 --> 00:11.000\n太长\n',
        chapters: 'from,title_en,title_zh\n1,Welcome,欢迎\n1,,基金\n',
      }),
      '--json',
    );
    expect(wrong.exitCode).toBe(1);
    expect(wrong.error).toContain('Nothing was published');
    expect(JSON.parse(wrong.out).problems).toEqual([
      { file: 'talk.en.vtt', line: 3, problem: 'ends before it begins' },
      { file: 'talk.en.vtt', line: 6, problem: expect.stringContaining('must be times') },
      { file: 'talk.zh.vtt', line: 1, problem: 'must start with WEBVTT' },
      { file: 'chapters.csv', line: 2, problem: expect.stringContaining('must be 0') },
      { file: 'chapters.csv', line: 3, problem: expect.stringContaining('must be later') },
      { file: 'chapters.csv', line: 3, problem: 'title_en is missing' },
    ]);
    const shifted = CHINESE.replaceAll('00:04.500', '00:04.000');
    expect((await ops('publish', 'spring', ...recording({ chinese: shifted }))).out).toContain(
      'different times',
    );
    expect((await ops('publish', 'spring', ...recording({ film: 'GIF89a' }))).error).toContain(
      'not a WebM video',
    );
    expect(await app.db.$count(recordings)).toBe(0);
  });
});

// The demo world's products with their documents and webinars, in both languages.
import { PRODUCT_CATEGORIES, PRODUCT_STATUSES, type Bilingual } from '@quoin/rules';
import { productDocuments, products, recordings, webinars } from '../../packages/server/src/database/tables';
import { seedDemoWorld } from '../../packages/server/src/app/demo-world/seed-demo-world';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemoWorld(app.services);
}, 60_000);
afterAll(() => app.close());

describe('the catalogue', () => {
  it('has four products of every category and some of every status', async () => {
    const rows = await app.db.select().from(products);
    for (const category of PRODUCT_CATEGORIES) {
      expect(rows.filter((row) => row.category === category)).toHaveLength(4);
    }
    for (const status of PRODUCT_STATUSES) expect(rows.some((row) => row.status === status)).toBe(true);
    expect(new Set(rows.map(({ art }) => art)).size).toBe(rows.length);
  });

  it('is written in both languages throughout', async () => {
    const rows = await app.db.select().from(products);
    const talks = await app.db.select().from(webinars);
    const documents = await app.db.select().from(productDocuments);
    const texts: Bilingual[] = [
      ...rows.flatMap(({ name, texts: { sectorTags, overview, termRows, ...single } }) => [
        name,
        ...sectorTags,
        ...overview,
        ...termRows.flatMap((row) => [row.name, row.value]),
        ...Object.values(single),
      ]),
      ...talks.flatMap(({ title, summary }) => [title, summary]),
      ...documents.map(({ name }) => name),
    ];
    for (const { en, 'zh-CN': zh } of texts) {
      expect(en).toMatch(/\w/);
      expect(en).not.toMatch(/\p{Script=Han}/u);
      expect(zh).toMatch(/\p{Script=Han}|^[\d,%.$A-Z]/u);
      expect(zh).not.toBe(en);
    }
  });

  it('gives every product terms, documents to read and a webinar', async () => {
    const documents = await app.db.select().from(productDocuments);
    const talks = await app.db.select().from(webinars);
    for (const { id, texts, minimumInvestment } of await app.db.select().from(products)) {
      expect(texts.termRows.length).toBeGreaterThanOrEqual(8);
      expect(texts.overview.length).toBeGreaterThanOrEqual(3);
      expect(
        documents.filter((document) => document.productId === id && document.mustRead).length,
      ).toBeGreaterThanOrEqual(3);
      expect(talks.some((talk) => talk.productId === id)).toBe(true);
      expect(minimumInvestment).toBeGreaterThanOrEqual(20_000_00);
      expect(minimumInvestment).toBeLessThanOrEqual(100_000_00);
    }
  });

  it('looks fresh on the day it was seeded', async () => {
    for (const { status, nextCloseDate, valuationDate } of await app.db.select().from(products)) {
      if (status === 'published' || status === 'upcoming')
        expect(String(nextCloseDate) > '2026-06-05').toBe(true);
      if (status === 'published' && valuationDate) expect(valuationDate >= '2026-03-31').toBe(true);
    }
  });
});

describe('the recordings', () => {
  it('are of all webinars but the newest, and their captions cover them in chapters at reading speed', async () => {
    const rows = await app.db.select().from(recordings);
    const talks = await app.db.select().from(webinars);
    const recorded = new Set(rows.map(({ webinarId }) => webinarId));
    for (const { id, heldOn } of talks) expect(recorded.has(id)).toBe(heldOn <= '2026-06-01');
    expect(recorded.size).toBeLessThan(talks.length);
    for (const { seconds, chapters, cues } of rows) {
      expect(cues[0]?.from).toBe(0);
      expect(cues.at(-1)?.to).toBe(seconds);
      for (const { from } of chapters) expect(cues.some((cue) => cue.from === from)).toBe(true);
      cues.forEach(({ from, to, text }, at) => {
        expect(to).toBe(cues[at + 1]?.from ?? seconds);
        // No faster than captions are read: 20 letters a second, 9 characters of Chinese.
        expect(text.en.length / (to - from)).toBeLessThan(20);
        expect(text['zh-CN'].length / (to - from)).toBeLessThan(9);
        expect(text.en).not.toMatch(/\p{Script=Han}/u);
        expect(text['zh-CN']).toMatch(/\p{Script=Han}/u);
      });
    }
  });
});

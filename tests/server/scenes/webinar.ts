import { recordings, webinars } from '../../../packages/server/src/database/tables';
import { storePdf } from '../../../packages/server/src/journey/documents';
import type { TestApp } from '../test-app';

/** A placeholder for a video: the server does not decode it. */
export const FILM = Buffer.from('a film of some words');

let held = 0;

/** A webinar about a product, held on the day of the tests. */
export async function heldWebinar(app: TestApp, productId: string, heldOn = '2026-06-05'): Promise<string> {
  held += 1;
  const id = `webinar-${held}`;
  await app.db.insert(webinars).values({
    id,
    productId,
    title: { en: 'What a loan is <made> of', 'zh-CN': '一笔贷款的构成' },
    summary: { en: 'One file, line by line.', 'zh-CN': '逐行解读一份档案。' },
    speaker: 'Calla Nordgren',
    heldOn,
    minutes: 30,
  });
  return id;
}

/** A webinar with a recording of two chapters of one sentence each. */
export async function recordedWebinar(app: TestApp, productId: string, heldOn?: string): Promise<string> {
  const webinarId = await heldWebinar(app, productId, heldOn);
  const fileId = await storePdf(app.services, app.db, {
    accountId: null,
    name: 'webinar.webm',
    contentType: 'video/webm',
    bytes: FILM,
    pages: null,
  });
  await app.db.insert(recordings).values({
    webinarId,
    fileId,
    seconds: 90,
    chapters: [
      { from: 0, title: { en: 'Welcome', 'zh-CN': '欢迎' } },
      { from: 61.5, title: { en: 'Risks', 'zh-CN': '风险' } },
    ],
    cues: [
      { from: 0, to: 61.5, text: { en: 'Profit & loss <are> told.', 'zh-CN': '讲解损益。' } },
      { from: 61.5, to: 90, text: { en: 'Money can be lost.', 'zh-CN': '本金可能损失。' } },
    ],
  });
  return webinarId;
}

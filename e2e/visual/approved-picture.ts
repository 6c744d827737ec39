// Compares a page with its approved picture. Approved pictures are lossless WebP, a quarter of the size of PNG. Playwright's
// own assertion reads PNG only; like it, this one ignores differences in antialiasing.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect as base, test, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { approvedFile, changedFile } from './pictures';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How often a page that differs is looked at again until it no longer changes. */
const LOOKS = 5;

export const expect = base.extend({
  /** @param name `light-1280/controls-button--gallery` */
  async toMatchApprovedPicture(page: Page, name: string) {
    const approved = existsSync(approvedFile(name)) ? await readPixels(approvedFile(name)) : undefined;
    const picture = await calmPicture(page, approved);
    if (matches(await readPixels(picture), approved)) return { pass: true, message: () => '' };
    const changed = changedFile(name);
    await mkdir(dirname(changed), { recursive: true });
    await sharp(picture).webp({ lossless: true }).toFile(changed);
    await attach(name, picture, approved);
    const what = approved ? 'differs from its approved picture' : 'has no approved picture';
    return { pass: false, message: () => `${name} ${what}. Look at it with: npm run visual:review` };
  },
});

async function calmPicture(page: Page, approved: Pixels | undefined): Promise<Buffer> {
  let before: Pixels | undefined;
  for (let looks = 1; ; looks += 1) {
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const pixels = await readPixels(picture);
    if (matches(pixels, approved) || isSame(pixels, before) || looks === LOOKS) return picture;
    before = pixels;
  }
}

async function readPixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const hasSameSize = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.height === other.height;

const isSame = (one: Pixels, other: Pixels | undefined): boolean =>
  other !== undefined && hasSameSize(one, other) && one.data.equals(other.data);

/** @param diff receives the picture of the differences */
const matches = (one: Pixels, other: Pixels | undefined, diff?: Uint8Array): boolean =>
  other !== undefined &&
  hasSameSize(one, other) &&
  pixelmatch(one.data, other.data, diff, one.width, one.height, { threshold: 0 }) === 0;

/** The report shows attachments with these names side by side. */
async function attach(name: string, picture: Buffer, approved: Pixels | undefined): Promise<void> {
  const add = (what: string, body: Buffer) =>
    test.info().attach(`${name.replace('/', ' ')}-${what}.png`, { body, contentType: 'image/png' });
  await add('actual', picture);
  if (!approved) return;
  await add('expected', await sharp(approvedFile(name)).png().toBuffer());
  const pixels = await readPixels(picture);
  if (!hasSameSize(pixels, approved)) return;
  const diff = Buffer.alloc(approved.data.length);
  matches(pixels, approved, diff);
  const { width, height } = approved;
  await add(
    'diff',
    await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

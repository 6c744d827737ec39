// Visible content must stay visible with forced colours. The check compares pixels, because computed styles do not reveal
// every way in which an icon can disappear.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Mark } from './host/checks/marks';

/** WCAG requires 3:1 for non-text content; forced text is far above it. */
const SEEN = 3;

interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

/** The pages of a document render later than the rest, and on a busy machine one check takes longer than that. */
const PATIENCE_MS = 3000;
const LOOKS = 3;

/** Forces the colours, returns which of the recorded elements disappeared, and resets the colours. */
export async function vanished(page: Page): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  let lost = await lostWhenForced(page);
  for (let looks = 1; lost.length > 0 && (looks < LOOKS || performance.now() < end); looks += 1)
    lost = await lostWhenForced(page);
  return lost;
}

async function lostWhenForced(page: Page): Promise<string[]> {
  const normally = await marks(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => window.gate.painted());
  const forced = await marks(page);
  const forcedPicture = await picture(page);
  const suspects = forced.flatMap((mark, index) => {
    const before = normally[index];
    const seen = mark.box !== undefined && contrastIn(forcedPicture, mark.box) >= SEEN;
    return seen || !before?.box ? [] : [{ what: mark.what, box: before.box }];
  });
  const unseen = await page.evaluate(async () => {
    const { lostBorders, lostSelections } = await window.gate.checks();
    return [...lostBorders(), ...lostSelections()];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  if (suspects.length === 0) return unseen;
  const normalPicture = await picture(page);
  return [
    ...unseen,
    ...suspects
      .filter(({ box }) => contrastIn(normalPicture, box) >= SEEN)
      .map(({ what, box }) => `${what} at ${Math.round(box.x)},${Math.round(box.y)} cannot be seen`),
  ];
}

const marks = (page: Page): Promise<Mark[]> =>
  page.evaluate(async () => (await window.gate.checks()).marks());

/** In pixels; browsers cannot take a screenshot of ten thousand rows. */
const MAX_HEIGHT = 6000;

async function picture(page: Page): Promise<Picture> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ]);
  const clip = { x: 0, y: 0, width: width ?? 0, height: Math.min(height ?? 0, MAX_HEIGHT), scale: 1 };
  // Calls the protocol directly to optimise the image encoding for speed, which takes half the time.
  const browser = await page.context().newCDPSession(page);
  const shot = await browser.send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await browser.detach();
  const { data, info } = await sharp(Buffer.from(shot.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Contrast between the lightest and the darkest pixel of a rectangle. */
function contrastIn({ width, height, pixels }: Picture, box: NonNullable<Mark['box']>): number {
  const [left, top] = [Math.max(Math.floor(box.x), 0), Math.max(Math.floor(box.y), 0)];
  const [right, bottom] = [
    Math.min(Math.ceil(box.x + box.width), width),
    Math.min(Math.ceil(box.y + box.height), height),
  ];
  if (right <= left || bottom <= top) return Infinity; // outside the screenshot
  let [dark, light] = [1, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      const shade = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      dark = Math.min(dark, shade);
      light = Math.max(light, shade);
    }
  return (light + 0.05) / (dark + 0.05);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

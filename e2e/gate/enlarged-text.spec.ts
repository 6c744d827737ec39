// Text at twice its size (WCAG 1.4.4): nothing covers it, and inputs show their digits.
import { expect, test } from './story-page';

const SIZES = { caption: 24, small: 28, body: 32, lead: 36, title: 44, heading: 56, display: 72, hero: 96 };

const STORIES = [
  'charts-cashflowchart--gallery',
  'charts-navchart--gallery',
  'controls-checkbox--gallery',
  'fields-birthdatefield--gallery',
  'fields-compositioneditor--gallery',
  'fields-passwordfield--gallery',
  'fields-phonefield--gallery',
];

for (const id of STORIES)
  test(`${id} with text at twice its size`, async ({ story: { page, open } }) => {
    await open({ id }, 'browser-rendered');
    await page.evaluate((sizes) => {
      for (const [name, size] of Object.entries(sizes))
        document.documentElement.style.setProperty(`--quoin-font-size-${name}`, `${size}px`);
    }, SIZES);
    for (const width of [1240, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // A chart is drawn again with its axis.
      if (id.startsWith('charts-')) await expect(page.locator('[data-part="axis"]').first()).toBeVisible();
      await page.evaluate(() => window.gate.settled());
      expect.soft(await page.evaluate(findProblems), `at ${width} px`).toEqual([]);
    }
  });

/** Runs in the page. */
function findProblems(): string[] {
  const found: string[] = [];
  for (const input of document.querySelectorAll('input'))
    if (input.value && input.scrollWidth > input.clientWidth + 1 && getComputedStyle(input).opacity !== '0')
      found.push(`${input.value} is cut`);
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || isForScreenReaders(element.parentElement));
  const lines: { text: string; rect: DOMRect }[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { currentNode: node } = walk;
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('svg, style, script') || isForScreenReaders(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ text, rect });
  }
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      const [a, b] = [line.rect, other.rect];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Boxes of lines overlap a little, their letters do not.
      if (wide > 3 && high > 0.4 * a.height) found.push(`${line.text} covers ${other.text}`);
    }
  });
  return found;
}

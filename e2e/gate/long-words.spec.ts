// Texts from the app are names, file names and addresses: one may be a single word wider than the page.
import { expect, test } from './story-page';

const STORIES = [
  'charts-cashflowchart--gallery',
  'charts-lookthroughchart--gallery',
  'charts-navchart--gallery',
  'controls-radiogroup--gallery',
  'controls-textfield--gallery',
  'feedback-banner--gallery',
  'feedback-notices--gallery',
  'feedback-progressbar--gallery',
  'feedback-spinner--gallery',
  'fields-fileupload--gallery',
  'flow-confirmdialog--gallery',
  'flow-dialog--gallery',
  'flow-stepper--gallery',
  'flow-summarysection--gallery',
  'investing-capitalcallcard--gallery',
  'investing-datatable--gallery',
  'investing-documenttable--gallery',
  'investing-feetable--gallery',
  'investing-holdingstable--gallery',
  'investing-investmentcard--gallery',
  'investing-keyfigures--gallery',
  'investing-paymentdue--gallery',
  'investing-productcard--gallery',
  'investing-recordtable--gallery',
  'investing-redemptioncard--gallery',
  'investing-transactiontable--gallery',
  'layout-actionbar--gallery',
  'layout-formsection--gallery',
];

const TEXTS = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'li',
    'dt',
    'dd',
    'legend',
    'caption',
    'tbody td:not([data-wrap="never"])',
    'tbody th',
    'tfoot th',
  ],
  ...[
    '[data-part="error"] > span',
    '[data-part="status"] > span',
    '[data-part="held"]',
    '[data-part="place"]',
  ],
  ...['[data-part="label"] > :first-child', '[data-quoin="Spinner"]', '[data-part="accepts"]'],
].join();

for (const id of STORIES)
  test(`a word of 300 letters stays within ${id}`, async ({ story: { page, open } }) => {
    await open({ id }, 'browser-rendered');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(async (selector) => {
        await window.gate.painted();
        const dialogs = [...document.querySelectorAll('dialog[open], dialog[open] > [data-part="body"]')];
        const isWide = () =>
          [document.documentElement, ...dialogs].some(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          );
        const found: string[] = isWide() ? ['as it opens'] : [];
        for (const element of document.querySelectorAll(selector)) {
          const text = [...element.childNodes].find(
            (node) => node instanceof Text && /\p{L}/u.test(node.data),
          );
          if (!(text instanceof Text) || element.getClientRects().length === 0) continue;
          const before = text.data;
          text.data = 'Fondsverwaltungs'.repeat(20).slice(0, 300);
          if (isWide()) found.push(`${element.tagName}: ${before}`);
          text.data = before;
        }
        return found;
      }, TEXTS);
      expect.soft(wide, `at ${width} px`).toEqual([]);
    }
  });

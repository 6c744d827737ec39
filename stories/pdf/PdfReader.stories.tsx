import type { Meta, StoryObj } from '@storybook/react-vite';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PdfReader } from '@quoin/ui/pdf';
import type { Guide } from '../guide';
import agreement from './sample-agreement.pdf?url';

const meta: Meta<typeof PdfReader> = {
  title: 'Pdf/PdfReader',
  component: PdfReader,
  args: { label: 'Subscription agreement', file: agreement, workerSrc, style: { height: 720 } },
  parameters: {
    guide: {
      use: [
        'A document that has to be read here: before it is signed, and to know that its end was reached.',
        'A document with Chinese text, or one that is long: only the pages near the screen are drawn.',
      ],
      avoid: [
        'A file to keep: offer it for download, best in a DocumentTable.',
        'A short legal text that you have as text: take DisclosureText, which reads and scales as the page does.',
        'A list of what has to be read: take MustReadList, which opens a reader for each document.',
      ],
      accessibility: [
        'The pages are a region named after the document that takes the focus; Page Up, Page Down, Home and End turn pages, + and − zoom.',
        'Each page is a group named “Page 2 of 5”; its text lies over the drawing and is selected and read out as text.',
        'Ctrl+F or ⌘F inside opens a search of the whole document with the focus in its field; Enter and Shift+Enter walk through the results, Escape closes and puts the focus on the button that opens it.',
        'The result one is at, with its page, is announced politely; found words are framed as well as coloured.',
        'A document that does not load is told as an alert with a button to try again.',
        'The structure of a page, its headings and paragraphs, is told once its words are laid, so that it never points at nothing.',
        'The end counts as reached only while the last page is drawn and its end is on the screen.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof PdfReader>;

const LOADING = { timeout: 15_000 };

export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    // The picture is taken once the first page is drawn and its text lies over it.
    await within(canvasElement).findByText('Subscription agreement', {}, LOADING);
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    const pages = page.getByRole('region', { name: /Subscription agreement/ });
    while (document.activeElement !== pages) await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await page.findByText('Page 2 of 5', { selector: '[data-part="place"]' });
    await userEvent.keyboard('{Home}');
    await page.findByText('Page 1 of 5', { selector: '[data-part="place"]' });

    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(page.getByRole('searchbox', { name: 'Search text' })).toHaveFocus();
    await userEvent.keyboard('commitment');
    await page.findByText(/^Result 1 of \d+, page \d$/, {}, LOADING);
    await userEvent.keyboard('{Enter}');
    await page.findByText(/^Result 2 of \d+, page \d$/);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await page.findByText(/^Result 1 of \d+, page \d$/);
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('button', { name: 'Search the document' })).toHaveFocus();
  },
};

export const Searched: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    await userEvent.click(page.getByRole('button', { name: 'Search the document' }));
    const box = page.getByRole('searchbox');
    await userEvent.type(box, '2. FUNDING');
    await page.findByText('Result 1 of 1, page 2', {}, LOADING);
    // The page of the result is drawn, and its mark is inside the part of the reader that shows.
    const mark = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part="hit"][data-current]');
      if (!found) throw new Error('no mark');
      return found;
    }, LOADING);
    const view = page.getByRole('region', { name: /pages/ }).getBoundingClientRect();
    await waitFor(() => expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(view.top));
    await expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom);
    const words = page.getByText('2. Funding').getBoundingClientRect();
    await expect(Math.abs(mark.getBoundingClientRect().left - words.left)).toBeLessThan(3);

    await userEvent.clear(box);
    await userEvent.type(box, 'no such words');
    await page.findByText('No results', { selector: '[role="status"]' });
    await expect(page.getByRole('button', { name: 'Next result' })).toBeDisabled();
  },
};

export const ReadToTheEnd: Story = {
  globals: { locale: 'en' },
  args: { onEndReached: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await page.findByText('2. Funding', {}, LOADING);
    await expect(args.onEndReached).not.toHaveBeenCalled();
    page.getByRole('region', { name: /Subscription agreement/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce(), LOADING);
  },
};

/** Also where the bottom of the reader is below the screen, as on a small laptop. */
export const ReadToTheEndByButton: Story = {
  globals: { locale: 'en' },
  args: { onEndReached: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const next = await page.findByRole('button', { name: 'Next page' }, LOADING);
    for (const place of [1, 2, 3, 4]) {
      await page.findByText(`Page ${place} of 5`, { selector: '[data-part="place"]' }, LOADING);
      await expect(args.onEndReached).not.toHaveBeenCalled();
      await userEvent.click(next);
    }
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce(), LOADING);
  },
};

export const Zoomed: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    const width = () => page.getByRole('group', { name: 'Page 1 of 5' }).getBoundingClientRect().width;
    const before = width();
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(width()).toBeCloseTo(before * 1.25, 0));
    await userEvent.click(page.getByRole('button', { name: 'Fit width' }));
    await waitFor(() => expect(width()).toBeCloseTo(before, 0));
  },
};

export const NotThere: Story = {
  globals: { locale: 'en' },
  args: { file: 'no-such-document.pdf' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('PDF loading failed', {}, LOADING);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByText('PDF loading failed', {}, LOADING);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PdfReader } from '@quoin/ui/pdf';
import agreement from './sample-agreement.pdf?url';

export default {
  title: 'Pdf/PdfReader',
  component: PdfReader,
  args: {
    label: 'Subscription agreement',
    file: agreement,
    workerSrc,
    defaultView: 'pages',
    style: { height: 720 },
  },
} satisfies Meta<typeof PdfReader>;
type Story = StoryObj<typeof PdfReader>;

const LOADING = { timeout: 15_000 };

export const Playground: Story = {};

export const Gallery: Story = {
  play: async ({ canvas }) => {
    // The screenshot is taken after the first page and its text layer are rendered.
    await canvas.findByText('Subscription agreement', {}, LOADING);
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    const pages = canvas.getByRole('region', { name: /Subscription agreement/ });
    while (document.activeElement !== pages) await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await canvas.findByText('Page 2 of 5', { selector: '[data-part="place"]' });
    await userEvent.keyboard('{Home}');
    await canvas.findByText('Page 1 of 5', { selector: '[data-part="place"]' });

    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(canvas.getByRole('searchbox', { name: 'Search text' })).toHaveFocus();
    await userEvent.keyboard('commitment');
    await canvas.findByText(/^Result 1 of \d+, page \d$/, {}, LOADING);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Result 2 of \d+, page \d$/);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await canvas.findByText(/^Result 1 of \d+, page \d$/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Search the document' })).toHaveFocus();
  },
};

export const Searched: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    await userEvent.click(canvas.getByRole('button', { name: 'Search the document' }));
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '2. FUNDING');
    await canvas.findByText('Result 1 of 1, page 2', {}, LOADING);
    // The page of the result is rendered, and its mark is in the visible part of the reader.
    const mark = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part="hit"][data-current]');
      if (!found) throw new Error('no mark');
      return found;
    }, LOADING);
    const view = canvas.getByRole('region', { name: /pages/ }).getBoundingClientRect();
    await waitFor(() => expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(view.top));
    await expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom);
    const messages = canvas.getByText('2. Funding').getBoundingClientRect();
    await expect(Math.abs(mark.getBoundingClientRect().left - messages.left)).toBeLessThan(3);

    await userEvent.clear(box);
    await userEvent.type(box, 'no such words');
    await canvas.findByText('No results', { selector: '[role="status"]' });
    await expect(canvas.getByRole('button', { name: 'Next result' })).toBeDisabled();
  },
};

export const ReadToTheEnd: Story = {
  globals: { locale: 'en' },
  args: { onEndReached: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('2. Funding', {}, LOADING);
    await expect(args.onEndReached).not.toHaveBeenCalled();
    canvas.getByRole('region', { name: /Subscription agreement/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce(), LOADING);
  },
};

/** Also works if the bottom of the reader is below the fold, as on a small laptop. */
export const ReadToTheEndByButton: Story = {
  globals: { locale: 'en' },
  args: { onEndReached: fn() },
  play: async ({ args, canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' }, LOADING);
    for (const place of [1, 2, 3, 4]) {
      await canvas.findByText(`Page ${place} of 5`, { selector: '[data-part="place"]' }, LOADING);
      await expect(args.onEndReached).not.toHaveBeenCalled();
      await userEvent.click(next);
    }
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce(), LOADING);
  },
};

export const Zoomed: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, LOADING);
    const width = () => canvas.getByRole('group', { name: 'Page 1 of 5' }).getBoundingClientRect().width;
    const before = width();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(width()).toBeCloseTo(before * 1.25, 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit width' }));
    await waitFor(() => expect(width()).toBeCloseTo(before, 0));
  },
};

/** The text of the same document; the exact pages are one press away and open at the same page. */
export const ReadingView: Story = {
  globals: { locale: 'en' },
  args: { defaultView: 'reading' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('region', { name: 'Subscription agreement, text' }, LOADING);
    const heading = await within(text).findByRole('heading', { name: '2. Funding' }, LOADING);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('Page 2 of 5', { selector: '[data-part="place"]' });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(text.getBoundingClientRect().top - 1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages' }));
    await canvas.findByText('2. Funding', {}, LOADING);
    await canvas.findByText('Page 2 of 5', { selector: '[data-part="place"]' });
  },
};

/** The end counts when the last line is on the screen, not when the last page begins. */
export const ReadingViewToTheEnd: Story = {
  globals: { locale: 'en' },
  args: { defaultView: 'reading', onEndReached: fn(), style: { height: 360 } },
  play: async ({ args, canvas }) => {
    const text = await canvas.findByRole('region', { name: 'Subscription agreement, text' }, LOADING);
    await within(text).findByRole('heading', { name: '2. Funding' }, LOADING);
    text.focus();
    for (const at of [2, 3, 4, 5]) {
      await userEvent.keyboard('{PageDown}');
      await canvas.findByText(`Page ${at} of 5`, { selector: '[data-part="place"]' });
    }
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledWith([1, 2, 3, 4, 5]), LOADING);
  },
};

export const SearchedInReadingView: Story = {
  globals: { locale: 'en' },
  args: { defaultView: 'reading' },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByRole('region', { name: 'Subscription agreement, text' }, LOADING);
    const heading = await within(text).findByRole('heading', { name: '2. Funding' }, LOADING);
    await userEvent.click(canvas.getByRole('button', { name: 'Search the document' }));
    await userEvent.type(canvas.getByRole('searchbox'), '2. FUNDING');
    await canvas.findByText('Result 1 of 1, page 2', {}, LOADING);
    const mark = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part="hit"][data-current]');
      if (!found) throw new Error('no mark');
      return found.getBoundingClientRect();
    }, LOADING);
    await expect(Math.abs(mark.left - heading.getBoundingClientRect().left)).toBeLessThan(3);
    await expect(mark.bottom).toBeLessThanOrEqual(text.getBoundingClientRect().bottom);
  },
};

export const NotThere: Story = {
  globals: { locale: 'en' },
  args: { file: 'no-such-document.pdf' },
  play: async ({ canvas }) => {
    await canvas.findByText('PDF loading failed', {}, LOADING);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('PDF loading failed', {}, LOADING);
  },
};

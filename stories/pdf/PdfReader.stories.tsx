import type { Meta, StoryObj } from '@storybook/react-vite';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PdfReader } from '@quoin/ui/pdf';
import agreement from './sample-agreement.pdf?url';

const meta: Meta<typeof PdfReader> = {
  title: 'Pdf/PdfReader',
  component: PdfReader,
  args: { label: 'Subscription agreement', file: agreement, workerSrc, style: { height: 720 } },
};
export default meta;
type Story = StoryObj<typeof PdfReader>;

export const Gallery: Story = {
  play: async ({ canvasElement }) => {
    // The picture is taken once the first page is drawn and its text lies over it.
    await within(canvasElement).findByText('Subscription agreement', {}, { timeout: 15_000 });
  },
};

export const ReadToTheEnd: Story = {
  globals: { locale: 'en' },
  args: { onEndReached: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Page 1 of 5', { selector: '[data-part="place"]' }, { timeout: 15_000 });
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await page.findByText('2. Funding');
    await expect(args.onEndReached).not.toHaveBeenCalled();
    page.getByRole('region', { name: /Subscription agreement/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce(), { timeout: 15_000 });
  },
};

export const NotThere: Story = {
  globals: { locale: 'en' },
  args: { file: 'no-such-document.pdf' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('PDF loading failed', {}, { timeout: 15_000 });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByText('PDF loading failed', {}, { timeout: 15_000 });
  },
};

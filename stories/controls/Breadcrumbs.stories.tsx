import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Controls/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      use: [
        'Pages that lie two or more steps below the masthead: a document of an investment, a webinar of a product.',
      ],
      avoid: [
        'The steps of an application: take Stepper, which has a state for each.',
        'Pages beside one another: take LinkTabs.',
      ],
      accessibility: [
        'A navigation landmark with a name of its own, an ordered list of links, and the current page, no link, with aria-current="page".',
        'The chevrons between them are decoration and not read.',
        'On a phone the one step back up is shown; the current page stays in the list for a screen reader.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: ['My Investments', 'Meridian Harbor Credit Fund III', 'Documents', 'Q1 2026 statement'],
  'zh-CN': ['我的投资', 'Meridian Harbor 信贷基金三期', '文件', '2026 年第一季度对账单'],
};

const crumbsOf = (labels: readonly string[]) => labels.map((label, place) => ({ href: `#${place}`, label }));

function Ways() {
  const words = useWords(WORDS);
  return (
    <Stack gap={6}>
      <Breadcrumbs crumbs={crumbsOf(words)} aria-label="1" />
      <Breadcrumbs crumbs={crumbsOf(words.slice(0, 2))} aria-label="2" />
      <Breadcrumbs crumbs={crumbsOf(words.slice(0, 1))} aria-label="3" />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <Ways /> };

const LONG =
  'Access Fund of the Reorganized Harbor, Rail and Inland Waterway Infrastructure Partnership '.repeat(4);

export const LongNames: StoryObj = {
  render: () => <Breadcrumbs crumbs={crumbsOf(['My Investments', LONG, 'קרן הנמל השלישית', LONG])} />,
};

export const Keyboard: StoryObj = {
  render: () => <Breadcrumbs crumbs={crumbsOf(WORDS.en)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const focused = canvas.getAllByRole('link').find((link) => link === document.activeElement);
    await expect(focused).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe(focused?.getAttribute('href'));
  },
};

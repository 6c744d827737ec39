import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs, Stack } from '@quoin/ui';
import { LONG_FUND } from '../investing/hard-cases';
import { withMessages } from '../messages';

export default { title: 'Controls/Breadcrumbs', component: Breadcrumbs } satisfies Meta;

const MESSAGES = {
  en: ['My Investments', 'Meridian Harbor Credit Fund III', 'Documents', 'Q1 2026 statement'],
  'zh-CN': ['我的投资', 'Meridian Harbor 信贷基金三期', '文件', '2026年第一季度对账单'],
};

const getCrumbs = (labels: readonly string[]) => labels.map((label, index) => ({ href: `#${index}`, label }));

export const Playground: StoryObj<typeof Breadcrumbs> = { args: { crumbs: getCrumbs(MESSAGES.en) } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6}>
      <Breadcrumbs crumbs={getCrumbs(messages)} aria-label="1" />
      <Breadcrumbs crumbs={getCrumbs(messages.slice(0, 2))} aria-label="2" />
      <Breadcrumbs crumbs={getCrumbs(messages.slice(0, 1))} aria-label="3" />
    </Stack>
  )),
};

export const LongNames: StoryObj = {
  render: () => (
    <Breadcrumbs crumbs={getCrumbs(['My Investments', LONG_FUND, 'קרן הנמל השלישית', LONG_FUND])} />
  ),
};

export const Keyboard: StoryObj = {
  render: () => <Breadcrumbs crumbs={getCrumbs(MESSAGES.en)} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const focused = canvas.getAllByRole('link').find((link) => link === document.activeElement);
    await expect(focused).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe(focused?.getAttribute('href'));
  },
};

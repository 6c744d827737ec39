import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid, LinkTabs, Stack, Tabs, Text } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT } from '../investing/hard-cases';
import { bilingual, withMessages } from '../messages';

export default {
  title: 'Controls/Tabs',
  component: Tabs,
  subcomponents: { LinkTabs },
} satisfies Meta<typeof Tabs>;

const MESSAGES = bilingual({
  label: ['Investment', '投资详情'],
  tabs: [
    ['Performance', 'Documents', 'Transactions', 'Redemption'],
    ['业绩', '文件', '交易', '赎回'],
  ],
  shelves: [
    ['All', 'Current', 'Pending', 'Past'],
    ['全部', '持有中', '办理中', '已结束'],
  ],
  panel: ['What the investment has earned since its effective date.', '自生效日以来的投资收益。'],
});

export const Playground: StoryObj<typeof Tabs> = {
  args: {
    label: MESSAGES.en.label,
    tabs: MESSAGES.en.tabs.map((label) => ({ key: label, label, panel: MESSAGES.en.panel })),
    onChange: fn(),
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={12}>
      <Tabs
        label={messages.label}
        tabs={messages.tabs.map((label, index) => ({
          key: String(index),
          label,
          panel: <Text>{messages.panel}</Text>,
          disabled: index === 3,
        }))}
      />
      <LinkTabs
        label={messages.label}
        current="#1"
        links={messages.shelves.map((label, index) => ({ href: `#${index}`, label }))}
      />
    </Stack>
  )),
};

export const Keyboard: StoryObj = {
  ...Gallery,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'true');
  },
};

/** A column beside the content on a desktop, one line above it on narrower screens. */
export const LinksBesideThePage: StoryObj = {
  render: withMessages(MESSAGES, ({ label, shelves, panel }) => (
    <Grid columns="aside-main" gap={8}>
      <LinkTabs
        beside
        label={label}
        current="#1"
        links={shelves.map((messages, index) => ({ href: `#${index}`, label: messages }))}
      />
      <Text>{panel}</Text>
    </Grid>
  )),
};

export const LongAndRightToLeftNames: StoryObj<typeof Tabs> = {
  args: {
    label: LONG_NAME,
    tabs: [RIGHT_TO_LEFT, LONG_NAME].map((label) => ({ key: label, label, panel: <Text>{label}</Text> })),
  },
};

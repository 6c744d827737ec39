import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Divider, Figure, Grid, Heading, Stack, Text } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/Card', component: Card } satisfies Meta;

const MESSAGES = bilingual({
  closing: ['Closing soon', '即将截止'],
  primary: ['The primary object of a view', '页面上最重要的内容'],
  corner: ['It has a chamfered corner. At most one per view.', '切去一角，每页最多一张。'],
  plain: ['Plain', '普通'],
  hairline: [
    'A thin border without a shadow, because it does not float.',
    '细线与纸面；不悬浮，因此没有阴影。',
  ],
  quiet: ['Quiet', '低调'],
  supports: ['For supporting content.', '用于辅助内容，而非页面的主题。'],
});

export const Playground: StoryObj<typeof Card> = { args: { children: MESSAGES.en.hairline } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Grid columns={3}>
      <Card variant="chamfered" as="section">
        <Stack gap={3}>
          <Text size="small" tone="accent" weight="medium">
            {messages.closing}
          </Text>
          <Heading level={2} size="title">
            {messages.primary}
          </Heading>
          <Text tone="secondary">{messages.corner}</Text>
          <Divider />
          <Figure kind="percent" value="0.0825" size="title" />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            {messages.plain}
          </Heading>
          <Text tone="secondary">{messages.hairline}</Text>
        </Stack>
      </Card>
      <Card variant="quiet" as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            {messages.quiet}
          </Heading>
          <Text tone="secondary">{messages.supports}</Text>
        </Stack>
      </Card>
    </Grid>
  )),
};

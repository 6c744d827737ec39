import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Heading, Page, Stack, Text } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default {
  title: 'Layout/Page',
  component: Page,
  subcomponents: { Grid, Stack },
  parameters: { frame: 'page' },
} satisfies Meta<typeof Page>;

const MESSAGES = bilingual({
  title: ['Page, grid and stack', '页面、网格与堆叠'],
  measures: [
    '1200 px of paper with gutters of 24, 16 on a phone. A grid inside it, stacks inside the grid.',
    '页宽 1200 像素，两侧留白 24 像素，手机上为 16 像素；页面内为网格，网格内为堆叠。',
  ],
  main: ['Main: eight twelfths', '主栏：十二分之八'],
  aside: ['Aside: four twelfths', '侧栏：十二分之四'],
  start: ['Start', '起始'],
  end: ['End', '末尾'],
  columns: [
    ['One', 'Two', 'Three', 'Four'],
    ['一', '二', '三', '四'],
  ],
});

export const Playground: StoryObj<typeof Page> = { args: { children: MESSAGES.en.measures } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Page>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="secondary" size="lead" measure>
            {messages.measures}
          </Text>
        </Stack>
        <Grid columns="main-aside" gap={12}>
          <Card>{messages.main}</Card>
          <Card variant="quiet">{messages.aside}</Card>
        </Grid>
        <Grid columns={4}>
          {messages.columns.map((column) => (
            <Card key={column} padding="small">
              {column}
            </Card>
          ))}
        </Grid>
        <Stack direction="horizontal" justify="between">
          <Text>{messages.start}</Text>
          <Text>{messages.end}</Text>
        </Stack>
      </Stack>
    </Page>
  )),
};

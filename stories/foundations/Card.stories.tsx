import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Divider, Figure, Grid, Heading, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Card> = {
  title: 'Foundations/Card',
  component: Card,
  parameters: {
    guide: {
      use: [
        'Things of one kind side by side, or a part of a page that stands by itself.',
        'chamfered for the one primary thing of a view.',
      ],
      avoid: [
        'A message: take Banner.',
        'A table’s rows: take RecordTable’s users such as DocumentTable, which have headers.',
        'A second chamfered corner in a view: leave it plain.',
      ],
      accessibility: [
        'It has no role of its own: `as` makes it the section, article or list item that it is.',
        'Its border is a hairline that forced colours keep; nothing depends on its ground.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    closing: 'Closing soon',
    primary: 'The one primary thing of a view',
    corner: 'Its corner is cut. There is one at most.',
    plain: 'Plain',
    hairline: 'A hairline and paper. No shadow, because it does not float.',
    quiet: 'Quiet',
    supports: 'For what supports the page and is not its subject.',
  },
  'zh-CN': {
    closing: '即将截止',
    primary: '页面上最重要的内容',
    corner: '切去一角，每页最多一张。',
    plain: '普通',
    hairline: '细线与纸面；不悬浮，因此没有阴影。',
    quiet: '低调',
    supports: '用于辅助内容，而非页面的主题。',
  },
};

function Cards() {
  const words = useWords(WORDS);
  return (
    <Grid columns={3}>
      <Card variant="chamfered" as="section">
        <Stack gap={3}>
          <Text size="small" tone="accent" weight="medium">
            {words.closing}
          </Text>
          <Heading level={2} size="title">
            {words.primary}
          </Heading>
          <Text tone="secondary">{words.corner}</Text>
          <Divider />
          <Figure kind="percent" value="0.0825" size="title" />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            {words.plain}
          </Heading>
          <Text tone="secondary">{words.hairline}</Text>
        </Stack>
      </Card>
      <Card variant="quiet" as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            {words.quiet}
          </Heading>
          <Text tone="secondary">{words.supports}</Text>
        </Stack>
      </Card>
    </Grid>
  );
}

export const Gallery: StoryObj = {
  render: () => <Cards />,
};

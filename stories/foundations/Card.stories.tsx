import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Divider, Figure, Grid, Heading, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';

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

export const Gallery: StoryObj = {
  render: () => (
    <Grid columns={3}>
      <Card variant="chamfered" as="section">
        <Stack gap={3}>
          <Text size="small" tone="accent" weight="medium">
            Closing soon
          </Text>
          <Heading level={2} size="title">
            The one primary thing of a view
          </Heading>
          <Text tone="secondary">Its corner is cut. There is one at most.</Text>
          <Divider />
          <Figure kind="percent" value="0.0825" size="title" />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            Plain
          </Heading>
          <Text tone="secondary">A hairline and paper. No shadow, because it does not float.</Text>
        </Stack>
      </Card>
      <Card variant="quiet" as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            Quiet
          </Heading>
          <Text tone="secondary">For what supports the page and is not its subject.</Text>
        </Stack>
      </Card>
    </Grid>
  ),
};

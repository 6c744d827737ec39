import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Heading, Page, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Page> = {
  title: 'Layout/Page',
  component: Page,
  subcomponents: { Grid, Stack },
  parameters: {
    frame: 'page',
    guide: {
      use: [
        'Once per document, around what the page is about; Grid and Stack inside it.',
        'The widths: page for lists, form for applications, reading for text, narrow for a sign-in.',
      ],
      avoid: ['A part of a page that stands by itself: take Card.'],
      accessibility: [
        'The main landmark; SkipLink leads to it, and a router can focus it after a navigation.',
        'Below 720 px columns become one, in the order of the document, and nothing scrolls sideways.',
        'Stack and Grid can be the list, section or form that they stand for.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Page>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>Page, grid and stack</Heading>
          <Text tone="secondary" size="lead" measure>
            1200 px of paper with gutters of 24, 16 on a phone. A grid inside it, stacks inside the grid.
          </Text>
        </Stack>
        <Grid columns="main-aside" gap={12}>
          <Card>Main: eight twelfths</Card>
          <Card variant="quiet">Aside: four twelfths</Card>
        </Grid>
        <Grid columns={4}>
          {['One', 'Two', 'Three', 'Four'].map((column) => (
            <Card key={column} padding="small">
              {column}
            </Card>
          ))}
        </Grid>
        <Stack direction="horizontal" justify="between">
          <Text>Start</Text>
          <Text>End</Text>
        </Stack>
      </Stack>
    </Page>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Heading, Page, Stack, Text } from '@quoin/ui';

const meta: Meta<typeof Page> = { title: 'Layout/Page', component: Page, parameters: { frame: 'page' } };
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

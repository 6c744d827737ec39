import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Skeleton, Stack } from '@quoin/ui';

export default { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta;

export const Playground: StoryObj<typeof Skeleton> = { args: { shape: 'text', lines: 3 } };

export const Gallery: StoryObj = {
  render: () => (
    <Grid columns={3} aria-busy>
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <Stack>
            <Skeleton shape="block" height={140} />
            <Skeleton shape="heading" />
            <Skeleton lines={3} />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Skeleton, Stack } from '@quoin/ui';

const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };
export default meta;

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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Skeleton, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: ['Content of known shape that is on its way: cards, paragraphs.'],
      avoid: [
        'Waiting after a press: take busy on the Button, or BusyOverlay.',
        'Content of unknown shape: take Spinner.',
      ],
      accessibility: [
        'Silent: it is hidden from a screen reader, and the region around it carries aria-busy.',
        'It has the size of what comes, so that nothing jumps.',
        'Under reduced motion it stands still.',
      ],
    } satisfies Guide,
  },
};
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

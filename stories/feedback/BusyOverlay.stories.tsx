import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyOverlay, Heading, Text } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof BusyOverlay> = {
  title: 'Feedback/BusyOverlay',
  component: BusyOverlay,
  parameters: {
    guide: {
      use: ['A call after which the page is another: signing, sending, paying.'],
      avoid: [
        'Content that is on its way: take Skeleton.',
        'One button’s own work: give the Button busy.',
        'A known length: take ProgressBar.',
      ],
      accessibility: [
        'It holds a status with words, "One moment" unless told otherwise.',
        'It lies over the page for the pointer; the page stays readable behind it and the focus stays where it was.',
        'Under reduced motion nothing turns.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <>
      <Heading level={1}>Set Amount and Signature</Heading>
      <Text>The page behind stays readable.</Text>
      <BusyOverlay busy />
    </>
  ),
};

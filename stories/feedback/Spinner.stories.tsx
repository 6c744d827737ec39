import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Spinner> = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: ['A wait of unknown length in one place: a code is being sent, a price is asked for.'],
      avoid: [
        'The whole page waits: take BusyOverlay.',
        'Content of known shape: take Skeleton; a known length: ProgressBar.',
      ],
      accessibility: [
        'A status: its label, or "Loading" where it has none, is read out.',
        'The ring itself is decoration.',
        'Under reduced motion it does not turn.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={8} align="start">
      <Spinner />
      <Spinner label="Preparing your agreement" />
      <Spinner size="large" label="Sealing the document. This takes two to three minutes." />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Stack } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof ProgressBar> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      use: ['Work whose length is known or felt: a file on its way, a document being sealed.'],
      avoid: [
        'Steps of a form: take Stepper.',
        'Content that is on its way: take Skeleton; a short wait: Spinner.',
      ],
      accessibility: [
        'A native progress element, named by its label.',
        'The amount is written beside the label as well; without a value it says that it is under way.',
        'Under reduced motion nothing moves.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={6} style={{ maxWidth: 480 }}>
      <ProgressBar label="Uploading passport.pdf" value={0.38} />
      <ProgressBar label="Uploaded" value={1} />
      <ProgressBar label="Checking the file" />
      <ProgressBar label="Application" hideLabel value={0.6} />
    </Stack>
  ),
};

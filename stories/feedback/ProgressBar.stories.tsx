import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Stack } from '@quoin/ui';

const meta: Meta<typeof ProgressBar> = { title: 'Feedback/ProgressBar', component: ProgressBar };
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

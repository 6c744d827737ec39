import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyOverlay, Heading, Text } from '@quoin/ui';

const meta: Meta<typeof BusyOverlay> = { title: 'Feedback/BusyOverlay', component: BusyOverlay };
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

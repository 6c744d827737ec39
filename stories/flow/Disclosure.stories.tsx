import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure, Text } from '@quoin/ui';

const meta: Meta<typeof Disclosure> = { title: 'Flow/Disclosure', component: Disclosure };
export default meta;

const questions = (
  <div style={{ maxWidth: 680 }}>
    <Disclosure summary="How long does an application take?" defaultOpen>
      <Text tone="secondary">
        The first one takes 20 to 30 minutes. You can stop at any step and come back.
      </Text>
    </Disclosure>
    <Disclosure summary="When do funds arrive?">
      <Text tone="secondary">By wire or ACH, in 3 to 5 business days.</Text>
    </Disclosure>
    <Disclosure summary="Can an investment be redeemed early?">
      <Text tone="secondary">That depends on its lock-up period, which the terms name.</Text>
    </Disclosure>
  </div>
);

export const Gallery: StoryObj = { render: () => questions };

export const Opened: StoryObj = {
  render: () => questions,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByText('When do funds arrive?'));
    await expect(screen.getByText(/By wire or ACH/)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Page, SkipLink, Text } from '@quoin/ui';

const meta: Meta<typeof SkipLink> = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: { frame: 'page' },
  render: () => (
    <>
      <SkipLink />
      <Page>
        <Text>The link shows when the Tab key reaches it.</Text>
      </Page>
    </>
  ),
};
export default meta;

export const Gallery: StoryObj = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

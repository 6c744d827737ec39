import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Heading, Page, SkipLink, Stack, Text } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  title: ['Past the masthead', '跳过页首导航'],
  text: ['The link shows when the Tab key reaches it.', '按 Tab 键到达时，链接才会显示。'],
});

function LinkAndPage() {
  const { title, text } = useStoryMessages(MESSAGES);
  return (
    <>
      <SkipLink />
      <Page>
        <Stack gap={2} style={{ paddingTop: 40 }}>
          <Heading level={1}>{title}</Heading>
          <Text tone="secondary">{text}</Text>
        </Stack>
      </Page>
    </>
  );
}

export default {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: { frame: 'page' },
  render: () => <LinkAndPage />,
} satisfies Meta<typeof SkipLink>;

export const Playground: StoryObj<typeof SkipLink> = {
  args: { children: 'Skip to main content' },
  render: (args) => <SkipLink {...args} />,
};

export const Gallery: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Keyboard: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveRole('main');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Heading, Page, SkipLink, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const WORDS = {
  en: { title: 'Past the masthead', text: 'The link shows when the Tab key reaches it.' },
  'zh-CN': { title: '跳过页首导航', text: '按 Tab 键到达时，链接才会显示。' },
};

function LinkAndPage() {
  const { title, text } = useWords(WORDS);
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

const meta: Meta<typeof SkipLink> = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: {
    frame: 'page',
    guide: {
      use: ['First in the document, before the masthead, on every page.'],
      avoid: ['Jumps inside a page: write plain links.'],
      accessibility: [
        'The first stop of the Tab key; out of sight until it has the focus.',
        'Enter moves the focus to the page, past the masthead.',
      ],
    } satisfies Guide,
  },
  render: () => <LinkAndPage />,
};
export default meta;

export const Gallery: StoryObj = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const Keyboard: StoryObj = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveRole('main');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, Icon, LinkButton, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof LinkButton> = {
  title: 'Controls/LinkButton',
  component: LinkButton,
  parameters: {
    guide: {
      use: ['An address that weighs as much as an action: "Invest", "See all products".'],
      avoid: [
        'Something happens and the page stays: take Button.',
        'A link inside a sentence: write a plain link.',
      ],
      accessibility: [
        'A native link: it has an address, Enter follows it, and it can be opened in another tab.',
        'With a router, `as` puts its link in, and it stays an anchor.',
        'It takes no disabled state: a way that is closed is not offered.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: { see: 'See all products', invest: 'Invest', form: 'Read Form CRS' },
  'zh-CN': { see: '查看全部产品', invest: '投资', form: '阅读客户关系摘要（Form CRS）' },
};

function States() {
  const words = useWords(WORDS);
  return (
    <Stack direction="horizontal" gap={3} align="center">
      <LinkButton href="#invest">{words.invest}</LinkButton>
      <LinkButton href="#products" variant="secondary" iconEnd={<Icon of={ArrowRightIcon} size="small" />}>
        {words.see}
      </LinkButton>
      <LinkButton href="#crs" variant="quiet">
        {words.form}
      </LinkButton>
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const Keyboard: StoryObj = {
  render: () => <LinkButton href="#invest">Invest</LinkButton>,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Invest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#invest');
  },
};

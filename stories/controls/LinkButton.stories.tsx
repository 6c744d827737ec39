import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ArrowRightIcon, Icon, LinkButton, Stack } from '@quoin/ui';
import { useWords } from '../words';

export default { title: 'Controls/LinkButton', component: LinkButton } satisfies Meta;

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

export const Playground: StoryObj<typeof LinkButton> = {
  args: { children: WORDS.en.invest, href: '#invest' },
};

export const Gallery: StoryObj = { render: () => <States /> };

export const Keyboard: StoryObj = {
  render: () => <LinkButton href="#invest">Invest</LinkButton>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Invest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#invest');
  },
};

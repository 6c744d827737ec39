import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ArrowRightIcon, Icon, LinkButton, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/LinkButton', component: LinkButton } satisfies Meta;

const MESSAGES = bilingual({
  see: ['See all products', '查看全部产品'],
  invest: ['Invest', '投资'],
  form: ['Read Form CRS', '阅读客户关系摘要（Form CRS）'],
});

export const Playground: StoryObj<typeof LinkButton> = {
  args: { children: MESSAGES.en.invest, href: '#invest' },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack direction="horizontal" gap={3} align="center">
      <LinkButton href="#invest">{messages.invest}</LinkButton>
      <LinkButton href="#products" variant="secondary" iconEnd={<Icon of={ArrowRightIcon} size="small" />}>
        {messages.see}
      </LinkButton>
      <LinkButton href="#crs" variant="quiet">
        {messages.form}
      </LinkButton>
    </Stack>
  )),
};

export const Keyboard: StoryObj = {
  render: () => <LinkButton href="#invest">Invest</LinkButton>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Invest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#invest');
  },
};

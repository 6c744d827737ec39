import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitch } from '@quoin/ui';

export default {
  title: 'Layout/LanguageSwitch',
  component: LanguageSwitch,
  args: { onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
type Story = StoryObj<typeof LanguageSwitch>;

export const Playground: Story = {};

export const Gallery: Story = {};

export const Switched: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '简体中文' }));
    await expect(args.onChange).toHaveBeenCalledWith('zh-CN');
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '简体中文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('zh-CN');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSwitch } from '@quoin/ui';

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Layout/LanguageSwitch',
  component: LanguageSwitch,
  args: { onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof LanguageSwitch>;

export const Gallery: Story = {};

export const Switched: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '简体中文' }));
    await expect(args.onChange).toHaveBeenCalledWith('zh-CN');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSwitch } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Layout/LanguageSwitch',
  component: LanguageSwitch,
  parameters: {
    guide: {
      use: ['Once per page, in the masthead.'],
      avoid: ['Any other setting: take Select or Switch.'],
      accessibility: [
        'A button whose words are the name of the other language in itself, marked with its lang, so that a screen reader pronounces it right.',
        'Enter and Space press it.',
      ],
    } satisfies Guide,
  },
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

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '简体中文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('zh-CN');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InAppBrowserNotice } from '@quoin/ui';

export default {
  title: 'Flow/InAppBrowserNotice',
  component: InAppBrowserNotice,
  args: { app: 'wechat', url: 'https://quoin.example/go/mail?ref_id=MAYA2026' },
} satisfies Meta<typeof InAppBrowserNotice>;
type Story = StoryObj<typeof InAppBrowserNotice>;

export const Playground: Story = {};

export const Gallery: Story = {};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The browser may reject copying; the notice then shows an error.
    await canvas.findByText(/^(Link copied|The link could not be copied)/);
  },
};

export const UnknownApp: Story = { args: { app: 'other' } };

export const LongAddress: Story = {
  args: {
    app: 'facebook',
    url: `https://quoin.example/go/mail?ref_id=MAYA2026&utm_campaign=${'spring-'.repeat(36)}`,
  },
};

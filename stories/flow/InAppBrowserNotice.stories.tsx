import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InAppBrowserNotice } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof InAppBrowserNotice> = {
  title: 'Flow/InAppBrowserNotice',
  component: InAppBrowserNotice,
  args: { app: 'wechat', url: 'https://quoin.example/go/mail?ref_id=MAYA2026' },
  parameters: {
    guide: {
      use: [
        'On the page a link from a chat or social app leads to, when inAppBrowserOf(navigator.userAgent) names an app.',
      ],
      avoid: ['A browser that is only old: take Banner.', 'A page that cannot be loaded: take ErrorState.'],
      accessibility: [
        'A region named by its heading; the steps are an ordered list.',
        'That the link was copied, or could not be, is announced politely.',
        'Where copying is refused, the whole address is selected by one press.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof InAppBrowserNotice>;

export const Gallery: Story = {};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // A browser may reject copying: the notice then says so.
    await screen.findByText(/^(Link copied|The link could not be copied)/);
  },
};

export const UnknownApp: Story = { args: { app: 'other' } };

export const LongAddress: Story = {
  args: {
    app: 'facebook',
    url: `https://quoin.example/go/mail?ref_id=MAYA2026&utm_campaign=${'spring-'.repeat(36)}`,
  },
};

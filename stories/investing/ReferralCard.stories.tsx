import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReferralCard, Stack, type ReferredFriend } from '@quoin/ui';

export default { title: 'Investing/ReferralCard', component: ReferralCard } satisfies Meta;
type Story = StoryObj<typeof ReferralCard>;

const LINK = 'https://quoin.example/go/auth/signup?ref_id=GRACE-7Q2M';

const FRIENDS: ReferredFriend[] = [
  { id: 'f1', name: 'da***@example.com', status: 'invested', credit: '300.00', activatedOn: '2026-02-14' },
  { id: 'f2', name: 'mi*****@example.com', status: 'activated', credit: null, activatedOn: '2026-09-30' },
  { id: 'f3', name: 'ye**@example.com', status: 'registered', credit: null, activatedOn: null },
  { id: 'f4', name: 'ol****@example.com', status: 'expired', credit: '300.00', activatedOn: '2025-06-30' },
];

export const Playground: Story = { args: { link: LINK, friends: FRIENDS, onShared: fn() } };

export const Gallery: Story = {
  render: () => (
    <Stack gap={12} style={{ maxWidth: 880 }}>
      <ReferralCard link={LINK} friends={FRIENDS} />
      <ReferralCard link={LINK} friends={[]} />
    </Stack>
  ),
};

/** For a dialog, which has its own frame and title. */
export const Bare: Story = { args: { bare: true, link: LINK, friends: FRIENDS } };

export const LongNamesAndLink: Story = {
  render: () => (
    <ReferralCard
      link={`${LINK}&utm_source=${'a'.repeat(260)}`}
      friends={[
        {
          id: 'f1',
          name: 'Maximilianus'.repeat(25),
          status: 'invested',
          credit: '300.00',
          activatedOn: '2026-02-14',
        },
        { id: 'f2', name: 'ليلى حداد (2)', status: 'activated', credit: null, activatedOn: '2026-09-30' },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { link: LINK, friends: FRIENDS, onShared: fn() },
  play: async ({ canvas }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your link' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(write).toHaveBeenLastCalledWith(LINK);
    await expect(await canvas.findByText('Link copied')).toBeInTheDocument();
  },
};

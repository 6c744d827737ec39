import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Figure, KeyFigures, Stack } from '@quoin/ui';
import { useKeyFigures } from './sample-figures';

export default { title: 'Investing/KeyFigures', component: KeyFigures } satisfies Meta;
type Story = StoryObj<typeof KeyFigures>;

const shown = fn();

function Held() {
  return <KeyFigures {...useKeyFigures(shown)} />;
}

function States() {
  const { lead, groups } = useKeyFigures(shown);
  return (
    <Stack gap={6}>
      <KeyFigures lead={lead} groups={groups} />
      <KeyFigures lead={lead.slice(0, 1)} groups={groups.slice(2)} />
    </Stack>
  );
}

export const Playground: Story = {
  args: {
    lead: [
      { name: 'Net asset value', value: <Figure kind="money" value="112480.55" /> },
      { name: 'Net gain or loss', value: <Figure kind="money" value="16730.55" change /> },
    ],
    groups: [
      {
        title: 'Units and price',
        figures: [
          { name: 'Units', value: <Figure kind="units" value="1050.000000" /> },
          { name: 'Unit price', sign: 'times', value: <Figure kind="price" value="107.12433333" /> },
          { name: 'Net asset value', sign: 'equals', value: <Figure kind="money" value="112480.55" /> },
        ],
      },
    ],
  },
};

export const Gallery: Story = { render: () => <States /> };

export const TwentyDigits: Story = {
  render: () => (
    <KeyFigures
      lead={[
        { name: 'Net asset value', value: <Figure kind="money" value="12345678901234567890.12" /> },
        { name: 'Net gain or loss', value: <Figure kind="money" value="-12345678901234567890.12" change /> },
      ]}
      groups={[
        {
          title: 'Units and price',
          figures: [
            { name: 'Units', value: <Figure kind="units" value="12345678901234.567890" /> },
            { name: 'Unit price', sign: 'times', value: <Figure kind="price" value="1000000.12345678" /> },
          ],
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Held />,
  play: async ({ canvas }) => {
    shown.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Current NAV/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab} ');
    await expect(shown).toHaveBeenCalledWith('current_nav');
    await expect(shown).toHaveBeenLastCalledWith('net_gain_loss');
  },
};

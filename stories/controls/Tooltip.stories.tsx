import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, CopyIcon, Dialog, IconButton, Stack, Tooltip } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/Tooltip', component: Tooltip } satisfies Meta;

const MESSAGES = bilingual({
  quote: ['Lock price for 15 minutes', '锁定价格 15 分钟'],
  why: [
    'The net asset value of March 31, 2026 is used if you sign within that time.',
    '在此时间内签署，即按2026年3月31日的净值计算。',
  ],
  copy: ['Copy account number', '复制账号'],
  paste: [
    'Copies all digits; the page still shows only the last four.',
    '将复制完整账号，页面上仍只显示后四位。',
  ],
});

export const Playground: StoryObj<typeof Tooltip> = {
  args: { text: MESSAGES.en.why, children: <Button variant="secondary">{MESSAGES.en.quote}</Button> },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ quote, why, copy, paste }) => (
    <Stack
      direction="horizontal"
      gap={6}
      align="center"
      style={{ paddingBlock: 96, justifyContent: 'center' }}
    >
      <Tooltip text={why}>
        <Button variant="secondary">{quote}</Button>
      </Tooltip>
      <Tooltip text={paste} side="below">
        <IconButton label={copy} icon={CopyIcon} variant="outlined" />
      </Tooltip>
    </Stack>
  )),
  play: async () => {
    await userEvent.tab();
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: Gallery.render,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: MESSAGES.en.quote });
    await expect(button).toHaveAccessibleDescription(MESSAGES.en.why);
    await expect(canvas.getByText(MESSAGES.en.why)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(MESSAGES.en.why)).not.toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText(MESSAGES.en.paste)).toBeVisible();
  },
};

function InOpenDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} title={MESSAGES.en.quote} onClose={() => setOpen(false)}>
      <Tooltip text={MESSAGES.en.why}>
        <Button variant="secondary">{MESSAGES.en.copy}</Button>
      </Tooltip>
    </Dialog>
  );
}

export const InADialog: StoryObj = { globals: { locale: 'en' }, render: () => <InOpenDialog /> };

export const CrossedByThePointer: StoryObj = {
  globals: { locale: 'en' },
  render: Gallery.render,
  play: async ({ canvas }) => {
    const text = canvas.getByText(MESSAGES.en.why);
    await userEvent.hover(canvas.getByRole('button', { name: MESSAGES.en.quote }));
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button', { name: MESSAGES.en.quote }));
    await userEvent.hover(text);
    await expect(text).toBeVisible();
  },
};

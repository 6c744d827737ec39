import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowRightIcon, Button, Icon, PenLineIcon, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/Button', component: Button } satisfies Meta;

const MESSAGES = bilingual({
  sign: ['Sign agreement', '签署协议'],
  save: ['Save and exit', '保存并退出'],
  back: ['Back', '返回'],
  cancel: ['Cancel application', '取消申请'],
  next: ['Continue', '继续'],
});

export const Playground: StoryObj<typeof Button> = { args: { children: MESSAGES.en.sign, onClick: fn() } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6}>
      <Stack direction="horizontal" gap={3} align="center">
        <Button iconStart={<Icon of={PenLineIcon} size="small" />}>{messages.sign}</Button>
        <Button variant="secondary">{messages.save}</Button>
        <Button variant="quiet">{messages.back}</Button>
        <Button variant="danger">{messages.cancel}</Button>
      </Stack>
      <Stack direction="horizontal" gap={3} align="center">
        <Button size="large" iconEnd={<Icon of={ArrowRightIcon} size="small" />}>
          {messages.next}
        </Button>
        <Button>{messages.next}</Button>
        <Button size="small">{messages.next}</Button>
      </Stack>
      <Stack direction="horizontal" gap={3} align="center">
        <Button busy>{messages.sign}</Button>
        <Button variant="secondary" busy>
          {messages.save}
        </Button>
        <Button disabled>{messages.sign}</Button>
        <Button variant="secondary" disabled>
          {messages.save}
        </Button>
        <Button variant="quiet" disabled>
          {messages.back}
        </Button>
      </Stack>
      <div style={{ maxWidth: 342 }}>
        <Button wide>{messages.next}</Button>
      </div>
    </Stack>
  )),
};

function Signing() {
  const [presses, setPresses] = useState(0);
  return (
    <Button busy={presses > 0} onClick={() => setPresses(presses + 1)}>
      Sign agreement {presses > 1 ? 'twice' : ''}
    </Button>
  );
}

export const PressedOnce: StoryObj = {
  render: () => <Signing />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await document.fonts.ready;
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveTextContent('twice');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const Keyboard: StoryObj = {
  render: () => <Signing />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveTextContent('twice');
    await expect(button).toHaveFocus();
  },
};

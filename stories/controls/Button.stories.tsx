import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowRightIcon, Button, Icon, PenLineIcon, Stack } from '@quoin/ui';
import { bilingual, inWords } from '../words';

export default { title: 'Controls/Button', component: Button } satisfies Meta;

const WORDS = bilingual({
  sign: ['Sign agreement', '签署协议'],
  save: ['Save and exit', '保存并退出'],
  back: ['Back', '返回'],
  cancel: ['Cancel application', '取消申请'],
  next: ['Continue', '继续'],
});

export const Playground: StoryObj<typeof Button> = { args: { children: WORDS.en.sign, onClick: fn() } };

export const Gallery: StoryObj = {
  render: inWords(WORDS, (words) => (
    <Stack gap={6}>
      <Stack direction="horizontal" gap={3} align="center">
        <Button iconStart={<Icon of={PenLineIcon} size="small" />}>{words.sign}</Button>
        <Button variant="secondary">{words.save}</Button>
        <Button variant="quiet">{words.back}</Button>
        <Button variant="danger">{words.cancel}</Button>
      </Stack>
      <Stack direction="horizontal" gap={3} align="center">
        <Button size="large" iconEnd={<Icon of={ArrowRightIcon} size="small" />}>
          {words.next}
        </Button>
        <Button>{words.next}</Button>
        <Button size="small">{words.next}</Button>
      </Stack>
      <Stack direction="horizontal" gap={3} align="center">
        <Button busy>{words.sign}</Button>
        <Button variant="secondary" busy>
          {words.save}
        </Button>
        <Button disabled>{words.sign}</Button>
        <Button variant="secondary" disabled>
          {words.save}
        </Button>
        <Button variant="quiet" disabled>
          {words.back}
        </Button>
      </Stack>
      <div style={{ maxWidth: 342 }}>
        <Button wide>{words.next}</Button>
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

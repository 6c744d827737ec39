import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, Button, Icon, PenLineIcon, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  parameters: {
    guide: {
      use: [
        'Something happens here: a form is sent, a dialog opens, an agreement is signed.',
        'One primary button per view; what stands beside it is secondary or quiet.',
      ],
      avoid: [
        'Going to another address: take LinkButton.',
        'A choice that stays: take Switch or Checkbox.',
        'Four or more actions on one thing: keep one and put the others into a Menu.',
      ],
      accessibility: [
        'A native button: Enter and Space press it, and its type is "button" unless told otherwise, so it sends no form by accident.',
        'While busy it keeps its focus and its width, takes no further press, and "Working" is read with its name.',
        'A disabled button takes no focus; aria-disabled keeps it reachable where the reason has to be found.',
        'In forced colours it keeps a border.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    sign: 'Sign agreement',
    save: 'Save and exit',
    back: 'Back',
    cancel: 'Cancel application',
    next: 'Continue',
  },
  'zh-CN': { sign: '签署协议', save: '保存并退出', back: '返回', cancel: '取消申请', next: '继续' },
};

function States() {
  const words = useWords(WORDS);
  return (
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
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

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
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
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
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveTextContent('twice');
    await expect(button).toHaveFocus();
  },
};

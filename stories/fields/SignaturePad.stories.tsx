import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { SignaturePad, Stack, type Stroke } from '@quoin/ui';
import { tabTo } from '../play';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/SignaturePad', component: SignaturePad } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Sign the agreement', '签署协议'],
  hint: ['As in the agreement: Jordan Reyes.', '须与协议一致：Jordan Reyes。'],
  wrong: ['Sign with the name as in the agreement', '签名须与协议中的姓名一致'],
});

/** Roughly a J and an R. */
const INITIALS: Stroke[] = [
  [290, 90, 292, 180, 286, 250, 262, 292, 228, 300, 204, 276, 206, 248],
  [240, 92, 344, 88],
  [420, 296, 424, 200, 430, 96, 480, 78, 532, 98, 534, 150, 490, 186, 430, 196, 500, 240, 556, 296, 640, 280],
];

export const Playground: StoryObj<typeof SignaturePad> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint, wrong }) => (
    <Stack gap={12} style={{ maxWidth: 560 }}>
      <SignaturePad label={label} hint={hint} required />
      <SignaturePad label={label} defaultValue={{ kind: 'drawn', strokes: INITIALS }} />
      <SignaturePad label={label} defaultValue={{ kind: 'drawn', strokes: [] }} error={wrong} />
      <SignaturePad label={label} defaultValue={{ kind: 'typed', name: 'Jordan Reyes' }} disabled />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof SignaturePad> = {
  args: { label: 'Sign the agreement', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Type' })).toHaveFocus();
    await userEvent.keyboard('{Tab}Jordan Reyes');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Jordan Reyes' });
  },
};

export const UndoneByKeyboard: StoryObj<typeof SignaturePad> = {
  args: {
    label: 'Sign the agreement',
    defaultValue: { kind: 'drawn', strokes: INITIALS },
    onChange: fn(),
  },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Undo last stroke' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: 'Signature of 2 strokes' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [] });
  },
};

export const DrawnByPen: StoryObj<typeof SignaturePad> = {
  args: { label: 'Sign the agreement', defaultValue: { kind: 'drawn', strokes: [] }, onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('img');
    // These synthetic events have no active pointer to capture.
    sheet.setPointerCapture = () => undefined;
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + width * x,
      clientY: top + height * y,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'pen',
    });
    await fireEvent.pointerDown(sheet, at(0.2, 0.5));
    await fireEvent.pointerMove(sheet, at(0.5, 0.25));
    await fireEvent.pointerMove(sheet, at(0.8, 0.5));
    await fireEvent.pointerUp(sheet, at(0.8, 0.5));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'drawn',
      strokes: [[200, 200, 500, 100, 800, 200]],
    });
  },
};

export const RightToLeftName: StoryObj<typeof SignaturePad> = {
  args: { label: 'Sign the agreement', defaultValue: { kind: 'typed', name: 'ليلى بنت عبد الرحمن' } },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};

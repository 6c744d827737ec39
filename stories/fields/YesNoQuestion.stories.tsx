import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack, YesNoQuestion } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/YesNoQuestion', component: YesNoQuestion } satisfies Meta;

const MESSAGES = bilingual({
  member: [
    '1a. Are you, or is a member of your household, associated with a FINRA member firm?',
    '1a. 您或您的同住家人是否与 FINRA 会员公司有关联？',
  ],
  political: [
    '2. Are you a senior foreign political figure, or an immediate family member of one?',
    '2. 您是否为外国高级政治人物或其直系亲属？',
  ],
  hint: [
    'A current or former senior official of a government, party, military or state-owned company.',
    '指现任或曾任政府、政党、军队或国有企业的高级官员。',
  ],
  missing: ['This field is required', '此项为必填项'],
});

export const Playground: StoryObj<typeof YesNoQuestion> = {
  args: { label: MESSAGES.en.political, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6} style={{ maxWidth: 560 }}>
      <YesNoQuestion label={messages.member} defaultValue={false} />
      <YesNoQuestion label={messages.political} hint={messages.hint} error={messages.missing} required />
    </Stack>
  )),
};

export const Answered: StoryObj<typeof YesNoQuestion> = {
  args: { label: 'Is your mailing address the same?', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Keyboard: StoryObj<typeof YesNoQuestion> = {
  args: { label: 'Is your mailing address the same?', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack, TextArea } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/TextArea', component: TextArea } satisfies Meta;

const MESSAGES = bilingual({
  wealth: ['Where does your wealth come from?', '您的资金来自何处？'],
  sale: ['The sale of a family business in 2021.', '2021年出售家族企业所得。'],
  reason: ['Reason', '原因'],
  missing: ['This field is required', '此项为必填项'],
});

export const Playground: StoryObj<typeof TextArea> = {
  args: { label: MESSAGES.en.wealth, maxLength: 500, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <TextArea label={messages.wealth} defaultValue={messages.sale} maxLength={500} />
      <TextArea label={messages.reason} required rows={2} error={messages.missing} />
      <TextArea label={messages.reason} rows={2} disabled defaultValue={messages.sale} />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof TextArea> = {
  globals: { locale: 'en' },
  args: { label: 'Reason', maxLength: 20 },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}One{Enter}two');
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('One\ntwo');
    await expect(canvas.getByText('13 characters left')).toBeVisible();
  },
};

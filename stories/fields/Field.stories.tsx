import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, FieldGroup, Stack, TextField } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import { bilingual, withMessages } from '../messages';

export default {
  title: 'Fields/Field',
  component: Field,
  subcomponents: { FieldGroup },
} satisfies Meta<typeof Field>;

const MESSAGES = bilingual({
  day: ['Redemption date', '赎回日'],
  hint: ['The last day of a quarter.', '须为季度最后一日。'],
  late: ['Choose a date after September 30, 2026', '请选择2026年9月30日之后的日期'],
  rep: ['Sales representative', '销售代表'],
  firm: ['Firm', '公司名称'],
  name: ['Representative', '代表姓名'],
});

/** A custom control uses the tokens for its sizes and colours. */
const OWN_LOOK: CSSProperties = {
  boxSizing: 'border-box',
  minHeight: token.density.control,
  paddingInline: token.density.inset,
  border: `${token.layout.hairline} solid ${token.color.danger.border}`,
  borderRadius: token.radius.control,
  background: token.color.surface.raised,
  color: token.color.text.primary,
  font: 'inherit',
};

export const Playground: StoryObj<typeof Field> = {
  args: {
    label: MESSAGES.en.day,
    hint: MESSAGES.en.hint,
    children: (control) => <input type="date" style={OWN_LOOK} {...control} />,
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={8} style={{ maxWidth: 420 }}>
      <Field label={messages.day} hint={messages.hint} error={messages.late} required>
        {(control) => <input type="date" defaultValue="2026-06-30" style={OWN_LOOK} {...control} />}
      </Field>
      <FieldGroup label={messages.rep} heading>
        <Stack gap={4}>
          <TextField label={messages.firm} optional />
          <TextField label={messages.name} optional />
        </Stack>
      </FieldGroup>
    </Stack>
  )),
};

export const Keyboard: StoryObj = {
  ...Gallery,
  play: async ({ canvas, canvasElement }) => {
    const [firm, name] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await expect(canvasElement.querySelector('[type=date]')).toHaveFocus();
    await userEvent.tab();
    await expect(firm).toHaveFocus();
    await userEvent.keyboard('Example Securities');
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await expect(firm).toHaveValue('Example Securities');
  },
};

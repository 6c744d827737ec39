import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressFields, Grid, Stack, SummarySection, TextField, YesNoQuestion } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from '../investing/hard-cases';
import { tabTo } from '../play';
import { bilingual, withMessages, useStoryMessages } from '../messages';

export default { title: 'Flow/SummarySection', component: SummarySection } satisfies Meta;
type Story = StoryObj<typeof SummarySection>;

const MESSAGES = bilingual({
  signer: ['Signer 1', '签署人 1'],
  second: ['Signer 2', '签署人 2'],
  facts: [
    [
      { name: 'Name', value: 'Maya Chen' },
      { name: 'Year of birth', value: '1984' },
      { name: 'E-mail', value: 'maya.chen@example.com' },
      { name: 'Identification', value: 'Ends in 6789' },
    ],
    [
      { name: '姓名', value: 'Maya Chen' },
      { name: '出生年份', value: '1984' },
      { name: '电子邮箱', value: 'maya.chen@example.com' },
      { name: '身份证件', value: '尾号 6789' },
    ],
  ],
  firstName: ['First name', '名'],
  lastName: ['Last name', '姓'],
  contact: ['Address and phone', '地址与电话'],
  address: ['Permanent address', '永久地址'],
  parties: ['Additional interested parties', '其他利益相关人'],
  sales: ['Sales representative', '销售代表'],
  question: [
    'Did a sales representative introduce this investment to you?',
    '是否有销售代表向您介绍这项投资？',
  ],
});

function Names() {
  const messages = useStoryMessages(MESSAGES);
  return (
    <Grid columns={2}>
      <TextField label={messages.firstName} defaultValue="Maya" required />
      <TextField label={messages.lastName} defaultValue="Chen" required />
    </Grid>
  );
}

export const Playground: Story = {
  args: {
    title: MESSAGES.en.signer,
    state: 'complete',
    summary: MESSAGES.en.facts,
    onOpenChange: fn(),
    children: <TextField label="First name" defaultValue="Maya" required />,
  },
};

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <div style={{ maxWidth: 880 }}>
      <Stack gap={4}>
        <SummarySection title={messages.signer} state="complete" summary={messages.facts}>
          <Names />
        </SummarySection>
        <SummarySection title={messages.second} state="incomplete" count={2} defaultOpen>
          <Names />
        </SummarySection>
        <SummarySection title={messages.contact} state="errors" count={1}>
          <AddressFields label={messages.address} required />
        </SummarySection>
        <SummarySection title={messages.parties} state="optional" />
        <SummarySection title={messages.sales} state="complete">
          <YesNoQuestion label={messages.question} defaultValue={false} required />
        </SummarySection>
      </Stack>
    </div>
  )),
};

/** What was typed is still there after closing and opening. */
export const ClosedWithoutLoss: Story = {
  ...Gallery,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('region', { name: 'Signer 2' }));
    const field = second.getByLabelText(/First name/);
    await userEvent.type(field, ' Lin');
    const toggle = second.getByRole('button', { name: 'Signer 2' });
    await userEvent.click(toggle);
    await expect(field).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(field).toHaveValue('Maya Lin');
  },
};

export const Keyboard: Story = {
  ...Gallery,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'Signer 1' }));
    const toggle = first.getByRole('button', { name: 'Signer 1' });
    await tabTo(toggle);
    await expect(toggle).toHaveAccessibleDescription('Complete');
    await tabTo(first.getByRole('button', { name: 'Edit Signer 1' }));
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(first.getByLabelText(/First name/)).toHaveFocus();
  },
};

function Controlled() {
  const messages = useStoryMessages(MESSAGES);
  const [open, setOpen] = useState<string>();
  return (
    <Stack gap={4}>
      {[messages.signer, messages.second].map((title) => (
        <SummarySection
          key={title}
          title={title}
          state="complete"
          summary={messages.facts}
          open={open === title}
          onOpenChange={(opened) => setOpen(opened ? title : undefined)}
        >
          <Names />
        </SummarySection>
      ))}
    </Stack>
  );
}

/** The app opens one section at a time. */
export const OneAtATime: Story = {
  globals: { locale: 'en' },
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Signer 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Signer 2' }));
    await expect(canvas.getByRole('button', { name: 'Signer 1' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongAndRightToLeftTexts: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Stack gap={4}>
        {[LONG_NAME, UNBROKEN, RIGHT_TO_LEFT].map((name) => (
          <SummarySection key={name} title={name} state="complete" summary={[{ name, value: name }]} />
        ))}
      </Stack>
    </div>
  ),
};

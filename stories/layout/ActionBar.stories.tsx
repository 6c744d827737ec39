import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActionBar, Button, Stack, Text } from '@quoin/ui';
import { bilingual, withMessages, useStoryMessages } from '../messages';

export default { title: 'Layout/ActionBar', component: ActionBar } satisfies Meta;
type Story = StoryObj<typeof ActionBar>;

const MESSAGES = bilingual({
  locked: ['Read to the end of page 12 to sign', '读完第 12 页后即可签署'],
  place: [(page: number) => `Page ${page} of 12`, (page: number) => `第 ${page} 页，共 12 页`],
  readOn: ['Continue reading', '继续阅读'],
  ready: [
    'You have read to the end. Type or draw your signature, then sign.',
    '您已读完全文。请键入或手写签名，然后签署。',
  ],
  sign: ['Sign agreement', '签署协议'],
  decline: ['Decline to sign', '拒绝签署'],
  next: [
    'Document 3 of 7: Private Placement Memorandum',
    '第 3 份文件（共 7 份）：私募备忘录（Private Placement Memorandum）',
  ],
  open: ['Open the document', '打开文件'],
  paragraph: [
    'The fund may suspend redemptions for a quarter in which requests exceed the gate. Requests that are not met in full are met in proportion, and the rest is carried to the next redemption day.',
    '如某季度的赎回申请超过限额，基金可暂停该季度的赎回。未能全部满足的申请按比例办理，其余部分顺延至下一个赎回日。',
  ],
});

export const Playground: Story = {
  args: {
    status: MESSAGES.en.locked,
    detail: MESSAGES.en.place(3),
    progress: 0.25,
    locked: true,
    action: <Button>{MESSAGES.en.readOn}</Button>,
  },
};

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={8}>
      <ActionBar
        placement="static"
        locked
        status={messages.locked}
        detail={messages.place(3)}
        progress={3 / 12}
        action={<Button>{messages.readOn}</Button>}
      />
      <ActionBar
        placement="static"
        status={messages.ready}
        detail={messages.place(12)}
        progress={1}
        action={<Button>{messages.sign}</Button>}
        secondary={<Button variant="quiet">{messages.decline}</Button>}
      />
      <ActionBar placement="static" status={messages.next} action={<Button>{messages.open}</Button>} />
    </Stack>
  )),
};

function Reading({ onSign }: { onSign: () => void }) {
  const messages = useStoryMessages(MESSAGES);
  const [page, setPage] = useState(11);
  const isRead = page === 12;
  return (
    <Stack gap={4}>
      {Array.from({ length: 16 }, (_, index) => (
        <Text key={index} measure>
          {messages.paragraph}
        </Text>
      ))}
      <ActionBar
        locked={!isRead}
        status={isRead ? messages.ready : messages.locked}
        detail={messages.place(page)}
        progress={page / 12}
        action={
          isRead ? (
            <Button onClick={onSign}>{messages.sign}</Button>
          ) : (
            <Button onClick={() => setPage(page + 1)}>{messages.readOn}</Button>
          )
        }
      />
    </Stack>
  );
}

const signed = fn();

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Reading onSign={signed} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Next step' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue reading' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(bar).getByRole('status')).toHaveTextContent('You have read to the end.');
    await expect(canvas.getByRole('button', { name: 'Sign agreement' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signed).toHaveBeenCalled();
  },
};

import { Activity, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, Stack, Text } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  read: ['Read the terms', '阅读条款'],
  title: ['Terms of Use', '使用条款（Terms of Use）'],
  accept: ['Accept terms', '接受条款'],
  notNow: ['Not now', '暂不接受'],
  terms: [
    [
      '1. These terms govern the use of this portal by visitors and registered investors.',
      '2. Nothing on this portal is an offer where such an offer would be unlawful.',
      '3. You keep your sign-in details to yourself and tell us at once if they are lost.',
    ],
    [
      '一、访客及注册投资者使用本平台，均受本条款约束。',
      '二、在法律不允许的地区，本平台的任何内容均不构成要约。',
      '三、请妥善保管您的登录信息；如有遗失，请立即告知我们。',
    ],
  ],
});

function TermsDialog({ startOpen = false }: { startOpen?: boolean }) {
  const messages = useStoryMessages(MESSAGES);
  const [open, setOpen] = useState(startOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.read}
      </Button>
      <Dialog
        open={open}
        title={messages.title}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{messages.accept}</Button>
            <Button variant="quiet" onClick={close}>
              {messages.notNow}
            </Button>
          </>
        }
      >
        <Stack>
          {messages.terms.map((term) => (
            <Text key={term}>{term}</Text>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

export default {
  title: 'Flow/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Dialog>;

export const Playground: StoryObj<typeof Dialog> = {
  args: { open: true, title: MESSAGES.en.title, children: MESSAGES.en.terms[0], onClose: fn() },
};

export const Gallery: StoryObj = { render: () => <TermsDialog startOpen /> };

export const FocusReturns: StoryObj = {
  globals: { locale: 'en' },
  render: () => <TermsDialog />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Read the terms' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: () => <TermsDialog />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Terms of Use' })).toHaveFocus();
    const accept = canvas.getByRole('button', { name: 'Accept terms' });
    while (document.activeElement !== accept) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Read the terms' })).toHaveFocus();
  },
};

const LONG_NAME = `${'Harbour Street Income Fund of Funds '.repeat(8)}II LP`;
const ARABIC_NAME = 'صندوق شارع الميناء للدخل، ليلى حدّاد';

/** A title of 300 characters, a right-to-left name, and more text than fits. */
export const LongText: StoryObj = {
  render: () => (
    <Dialog open title={LONG_NAME} actions={<Button>{ARABIC_NAME}</Button>}>
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            <bdi>{ARABIC_NAME}</bdi> {LONG_NAME}
          </Text>
        ))}
      </Stack>
    </Dialog>
  ),
};

function Tabbed() {
  const messages = useStoryMessages(MESSAGES);
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setShown(!shown)}>
        {messages.notNow}
      </Button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <TermsDialog />
      </Activity>
    </>
  );
}

/** The dialog is in a part of the page that an `Activity` hides and shows again. */
export const InAnActivity: StoryObj = { globals: { locale: 'en' }, render: () => <Tabbed /> };

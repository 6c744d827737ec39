import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WebinarCard } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT, RIGHT_TO_LEFT_PERSON, UNBROKEN } from './hard-cases';

export default { title: 'Investing/WebinarCard', component: WebinarCard } satisfies Meta;
type Story = StoryObj<typeof WebinarCard>;

const MESSAGES = bilingual({
  title: ['How senior port loans are underwritten', '港口优先级贷款如何尽调'],
  speaker: ['Miriam Adler', '林思远'],
  summary: [
    'The manager goes through one loan of the fund from the first visit to the last repayment.',
    '管理人以基金的一笔贷款为例，从首次现场考察讲到最后一笔还款。',
  ],
  second: ['Questions and answers: first quarter', '一季度问答'],
  third: [
    'A harbor master on insurance, ice and the four winters of a loan that was repaid early',
    '港口负责人谈保险、封冻，以及一笔提前偿还的贷款所经历的四个冬天',
  ],
  note: ['The recording is not here yet', '录像尚未发布'],
});

function Webinars() {
  const messages = useStoryMessages(MESSAGES);
  const first = {
    title: messages.title,
    speaker: messages.speaker,
    heldOn: '2025-04-24',
    minutes: 42,
    summary: messages.summary,
  };
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <WebinarCard webinar={first} href="#webinar-1" />
      <WebinarCard
        webinar={{ ...first, title: messages.second, minutes: 27, heldOn: '2025-05-15' }}
        href="#webinar-2"
      />
      <WebinarCard webinar={{ ...first, title: messages.third, minutes: 31 }} note={messages.note} />
    </div>
  );
}

export const Playground: Story = {
  args: {
    webinar: {
      title: 'How senior port loans are underwritten',
      speaker: 'Miriam Adler',
      heldOn: '2025-04-24',
      minutes: 42,
      summary: 'One loan of the fund, from the first visit to the last repayment.',
    },
    href: '#webinar',
  },
};

export const Gallery: Story = { render: () => <Webinars /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Webinars />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'How senior port loans are underwritten' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvasElement.ownerDocument.location.hash).toBe('#webinar-2');
  },
};

export const LongAndRightToLeftNames: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <WebinarCard
        webinar={{
          title: LONG_NAME,
          speaker: UNBROKEN,
          heldOn: '2025-04-24',
          minutes: 1000,
          summary: LONG_NAME,
        }}
        href="#long"
      />
      <WebinarCard
        webinar={{
          title: RIGHT_TO_LEFT,
          speaker: RIGHT_TO_LEFT_PERSON,
          heldOn: '2025-05-15',
          minutes: 1,
          summary: '',
        }}
      />
    </div>
  ),
};

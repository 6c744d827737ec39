import type { Meta, StoryObj } from '@storybook/react-vite';
import { WebinarCard } from '@quoin/ui';
import { useWords } from './sample-investments';

const meta: Meta<typeof WebinarCard> = { title: 'Investing/WebinarCard', component: WebinarCard };
export default meta;
type Story = StoryObj<typeof WebinarCard>;

function Webinars() {
  const words = useWords({
    en: {
      title: 'How senior port loans are underwritten',
      speaker: 'Miriam Adler',
      summary: 'The manager goes through one loan of the fund from the first visit to the last repayment.',
      second: 'Questions and answers: first quarter',
    },
    'zh-CN': {
      title: '港口优先级贷款如何尽调',
      speaker: '林思远',
      summary: '管理人以基金的一笔贷款为例，从首次现场考察讲到最后一笔还款。',
      second: '一季度问答',
    },
  });
  const first = {
    title: words.title,
    speaker: words.speaker,
    heldOn: '2025-04-24',
    minutes: 42,
    summary: words.summary,
  };
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <WebinarCard webinar={first} href="#webinar-1" />
      <WebinarCard
        webinar={{ ...first, title: words.second, minutes: 27, heldOn: '2025-05-15' }}
        href="#webinar-2"
      />
    </div>
  );
}

export const Gallery: Story = { render: () => <Webinars /> };

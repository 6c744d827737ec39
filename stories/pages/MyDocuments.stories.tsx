import { useMemo, type CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Disclosure,
  DocumentLibrary,
  Heading,
  Stack,
  Text,
  type DocumentGrouping,
  type DocumentOnFile,
  type Locale,
} from '@quoin/ui';
import { NAMES } from '../investing/sample-investments';
import { bilingual, useStoryLocale, useStoryMessages } from '../messages';
import { Before } from './Before';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/My documents', parameters: { frame: 'page' } } satisfies Meta;

const MESSAGES = bilingual({
  title: ['My Documents', '我的文件'],
  lead: [
    'Agreements, notices, statements and tax documents of all your investments.',
    '您所有投资的协议、通知、报表和税务文件。',
  ],
  expected: [
    '2 documents are expected. The next is due on November 16, 2026.',
    '待收文件共 2 份。最近一份预计于2026年11月16日送达。',
  ],
  first: [
    'Statement for Q3 2026: Harbour Street Income Fund II, November 16, 2026',
    '2026年第3季度对账单：海港街收益基金二期，2026年11月16日',
  ],
});

const TITLES = bilingual({
  statement: [
    (year: number, quarter: number) => `Account statement, Q${quarter} ${year}`,
    (year: number, quarter: number) => `账户对账单，${year}年第${quarter}季度`,
  ],
  tax: [(year: number) => `Schedule K-1, ${year}`, (year: number) => `K-1 税表（Schedule K-1），${year}年`],
  call: [
    (year: number) => `Capital call, December 15, ${year}`,
    (year: number) => `缴款通知（Capital Call Notice），${year}年12月15日`,
  ],
  agreement: ['Subscription agreement, countersigned', '已会签的认购协议（Subscription Agreement）'],
});

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

/** Six years of three funds. */
function documentsIn(locale: Locale): DocumentOnFile[] {
  const { harbour, orbit, timber } = NAMES[locale];
  const titles = TITLES[locale];
  return [harbour, orbit, timber].flatMap((productName, fund) => {
    const common = { productId: `fund-${fund}`, productName, investorType: 'individual' as const };
    const years = [2026, 2025, 2024, 2023, 2022, 2021].slice(0, 6 - fund);
    const yearly = years.flatMap((year): DocumentOnFile[] => [
      ...QUARTER_ENDS.slice(0, year === 2026 ? 2 : 4).map((end, index): DocumentOnFile => ({
        ...common,
        id: `${fund} ${year}-${end}`,
        name: `Account Statement ${year}-${end}.pdf`,
        title: titles.statement(year, index + 1),
        type: 'investor_statements',
        updatedAt:
          index === 3 ? `${year}-12-31T20:00:00Z` : `${year}-${end.replace(/\d\d$/, '28')}T15:00:00Z`,
        read: year < 2026,
      })),
      {
        ...common,
        id: `${fund} ${year} tax`,
        name: `Schedule K-1 ${year - 1}.pdf`,
        title: titles.tax(year - 1),
        type: 'tax_documents',
        updatedAt: `${year}-03-10T15:00:00Z`,
        read: true,
      },
    ]);
    const [first = 2021] = years.slice(-1);
    return [
      ...yearly,
      {
        ...common,
        id: `${fund} call`,
        name: `Capital Call Notice ${first}-12-15.pdf`,
        title: titles.call(first),
        type: 'notices_and_requests',
        updatedAt: `${first}-11-30T15:00:00Z`,
        read: true,
      },
      {
        ...common,
        id: `${fund} agreement`,
        name: `${productName} - Executed Subscription Agreement.pdf`,
        title: titles.agreement,
        type: 'subscription_documents',
        updatedAt: `${first}-02-20T15:00:00Z`,
        read: true,
      },
    ];
  });
}

const GROUPS: readonly DocumentGrouping[] = ['product', 'year'];
/** The height of the header on a phone. */
const BELOW_HEADER: CSSProperties & Record<'--quoin-sticky-start', string> = {
  '--quoin-sticky-start': '61px',
};
const quiet = () => undefined;

function MyDocuments() {
  const messages = useStoryMessages(MESSAGES);
  const locale = useStoryLocale();
  const documents = useMemo(() => documentsIn(locale), [locale]);
  return (
    <PortalFrame place={3} account="ma**@example.com">
      <Stack as="header" gap={2}>
        <Heading level={1}>{messages.title}</Heading>
        <Text tone="secondary">{messages.lead}</Text>
      </Stack>
      <Disclosure summary={messages.expected}>
        <Text>{messages.first}</Text>
      </Disclosure>
      <DocumentLibrary
        documents={documents}
        groupBy={GROUPS}
        onOpen={quiet}
        onDownload={quiet}
        style={BELOW_HEADER}
      />
    </PortalFrame>
  );
}

export const Gallery: StoryObj = { render: () => <MyDocuments /> };

export const FormerScreen: StoryObj = { render: () => <Before screen="my-documents" /> };

// The header of one investment with its tabs, for the composed pages of its parts.
import { Heading, LinkTabs, Stack, StatusBadge, Text, type StatusBadgeProps } from '@quoin/ui';
import type { ReactNode } from 'react';
import { useProducts } from '../investing/sample-investments';
import { bilingual, useStoryMessages } from '../messages';
import { PortalFrame } from './PortalFrame';

const MESSAGES = bilingual({
  investor: ['Individual · Grace Okafor', '个人 · 陈雅文'],
  tabs: ['Investment details', '此投资的各部分'],
  parts: [
    {
      all: 'Overview',
      performance: 'Performance',
      documents: 'Documents',
      transactions: 'Transactions',
      redemption: 'Redemption',
    },
    { all: '概览', performance: '业绩', documents: '文件', transactions: '交易', redemption: '赎回' },
  ],
});

type Part = keyof (typeof MESSAGES)['en']['parts'];

const PENDING: readonly Part[] = ['all', 'documents', 'transactions'];
const HELD: readonly Part[] = ['all', 'performance', 'documents', 'transactions', 'redemption'];

interface InvestmentFrameProps {
  status: StatusBadgeProps['status'];
  part?: Part;
  children: ReactNode;
}

export function InvestmentFrame({ status, part = 'all', children }: InvestmentFrameProps) {
  const { investor, tabs, parts } = useStoryMessages(MESSAGES);
  const { harbour } = useProducts();
  return (
    <PortalFrame place={2} account="gr***@example.com">
      <Stack as="header" gap={3} align="start">
        <Heading level={1}>{harbour.name}</Heading>
        <Stack direction="horizontal" gap={3}>
          <StatusBadge status={status} />
          <Text as="span" tone="secondary">
            {investor}
          </Text>
        </Stack>
      </Stack>
      <LinkTabs
        label={tabs}
        current={`#${part}`}
        links={(status === 'current' ? HELD : PENDING).map((one) => ({ href: `#${one}`, label: parts[one] }))}
      />
      {children}
    </PortalFrame>
  );
}

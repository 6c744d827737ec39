// Fictional documents in both languages: any number of them, deterministic.
import type { DocumentOnFile, Locale } from '@quoin/ui';
import { NAMES, useProducts } from './sample-investments';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  agreement: ['Subscription agreement', '认购协议（Subscription Agreement）'],
  statement: ['Statement, first quarter 2025', '2025年一季度对账单'],
  tax: ['Schedule K-1, 2024', '2024年 K-1 税表'],
  lost: [
    'The connection was lost. Your documents are safe; try again.',
    '网络连接中断。您的文件不受影响，请重试。',
  ],
});

/** Why the documents are not shown. */
export const useLostConnection = () => useStoryMessages(MESSAGES).lost;

/** Three documents of one fund. */
export function useDocuments(): DocumentOnFile[] {
  const { harbour } = useProducts();
  const messages = useStoryMessages(MESSAGES);
  const productName = harbour.name;
  return [
    {
      id: 'd1',
      name: messages.agreement,
      type: 'subscription_documents',
      productName,
      updatedAt: '2022-02-20T15:04:00Z',
    },
    {
      id: 'd2',
      name: messages.statement,
      type: 'investor_statements',
      productName,
      updatedAt: '2025-04-16T02:30:00Z',
    },
    { id: 'd3', name: messages.tax, type: 'tax_documents', productName, updatedAt: '2025-03-11T18:00:00Z' },
  ];
}

const TITLES = bilingual({
  statement: [
    (quarter: number, year: number) => `Statement, quarter ${quarter} of ${year}`,
    (quarter: number, year: number) => `${year}年第${quarter}季度对账单`,
  ],
  tax: [(year: number) => `Schedule K-1, ${year}`, (year: number) => `${year}年 K-1 税表`],
  notice: [
    (number: number) => `Capital call notice ${number}`,
    (number: number) => `缴款通知第 ${number} 号`,
  ],
  audit: [(year: number) => `Audited report, ${year}`, (year: number) => `${year}年审计报告`],
});

const HOLDERS = ['individual', 'ira', 'trust'] as const;

export function getDocuments(locale: Locale, count: number): DocumentOnFile[] {
  const { harbour, orbit, timber, kestrel } = NAMES[locale];
  const funds = [harbour, orbit, timber, kestrel];
  const titles = TITLES[locale];
  return Array.from({ length: count }, (_, index): DocumentOnFile => {
    const year = 2025 - (Math.floor(index / 7) % 9);
    const month = 1 + ((index * 5) % 12);
    const day = 1 + ((index * 11) % 28);
    const common = {
      id: `document-${index + 1}`,
      productId: `fund-${index % funds.length}`,
      productName: funds[index % funds.length],
      investorType: HOLDERS[Math.floor(index / 2) % HOLDERS.length],
      updatedAt: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T15:00:00Z`,
      read: index % 5 !== 0,
    };
    switch (index % 7) {
      case 0:
      case 1:
      case 2:
        return { ...common, name: titles.statement(1 + (index % 4), year), type: 'investor_statements' };
      case 3:
        return { ...common, name: titles.tax(year), type: 'tax_documents' };
      case 4:
        return { ...common, name: titles.notice(index), type: 'notices_and_requests' };
      case 5:
        return { ...common, name: MESSAGES[locale].agreement, type: 'subscription_documents' };
      default:
        return { ...common, name: titles.audit(year), type: 'audited_reports' };
    }
  });
}

// The papers of the broker that go with every demo product.
import { BRAND, type Bilingual, type ProductDocumentGroup } from '@quoin/rules';
import type { Paper } from '../../pdf';
import { both } from './products/product-seed';

export interface ProductPaper {
  /** Last part of the file's id. */
  key: string;
  group: ProductDocumentGroup;
  name: Bilingual;
  mustRead: boolean;
  paper: Paper;
}

export const FOOTER = `A specimen for demonstration. Not an offer of securities. ${BRAND.operator.broker}`;

/** Papers that say the same for every product; rendered once. */
export const sharedPapers = (date: string): ProductPaper[] => [
  {
    key: 'crs',
    group: 'legal',
    name: both(
      'Client relationship summary (Form CRS)',
      '客户关系摘要 Client Relationship Summary (Form CRS)',
    ),
    mustRead: true,
    paper: {
      title: 'Client Relationship Summary',
      subtitle: `Form CRS of ${BRAND.operator.broker}`,
      language: 'en',
      date,
      footer: FOOTER,
      sections: [
        {
          heading: 'What services can you provide me?',
          paragraphs: [
            `${BRAND.operator.broker} is a broker-dealer. We offer interests in access funds that hold private-market investments. We do not manage accounts, do not watch over your investments for you and do not act without your order.`,
            'Most of what we offer is illiquid, is open to accredited investors only and has a minimum. You decide alone whether to invest. Ask us: “Given my situation, should I choose this service? Why or why not?”',
          ],
        },
        {
          heading: 'What fees will I pay?',
          paragraphs: [
            'You pay a subscription fee when you invest, and the fund pays management and performance fees out of what belongs to you. The more you invest, the more we earn, so we have a reason to encourage you to invest more. You pay fees whether you gain or lose money.',
          ],
        },
        {
          heading: 'What are your legal obligations to me?',
          paragraphs: [
            'When we recommend an investment we must act in your best interest and not put ours ahead of yours. Our interests still differ: managers share fees with us, and our representatives earn more when more is sold.',
          ],
        },
        {
          heading: 'Do you have legal or disciplinary history?',
          paragraphs: [
            `You can look up us and our representatives, free of charge, at ${BRAND.links.brokerCheck}. For questions call ${BRAND.phone.shown}.`,
          ],
        },
      ],
    },
  },
  {
    key: 'best-interest',
    group: 'legal',
    name: both('Best-interest disclosure', '最佳利益披露 Best-Interest Disclosure'),
    mustRead: true,
    paper: {
      title: 'Best-Interest Disclosure',
      subtitle: 'What stands between your interest and ours',
      language: 'en',
      date,
      footer: FOOTER,
      sections: [
        {
          heading: 'Capacity and scope',
          clauses: true,
          paragraphs: [
            'We act as broker-dealer, not as adviser. Our duty of best interest applies at the moment of a recommendation and does not go on afterwards.',
            'We recommend only funds that we have agreed to place. Other investments, some of them cheaper, may suit you as well.',
          ],
        },
        {
          heading: 'Costs',
          clauses: true,
          paragraphs: [
            'The subscription fee is between 0.5% and 2% of the commitment. Management and performance fees are those of each fund’s memorandum.',
            'Part of a manager’s fees, up to one half of the first year, may be paid to us.',
          ],
        },
        {
          heading: 'Conflicts, and what we do about them',
          clauses: true,
          paragraphs: [
            'Representatives are paid the same share for every fund, so that none is favored. A committee without sales duties decides what is placed.',
            'Referral credits are fixed amounts and do not depend on what is invested.',
          ],
        },
      ],
    },
  },
];

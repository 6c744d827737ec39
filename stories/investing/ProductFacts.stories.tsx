import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure, ProductFacts, useProductFacts } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT_PERSON, TWENTY_DIGITS, UNBROKEN } from './hard-cases';

export default { title: 'Investing/ProductFacts', component: ProductFacts } satisfies Meta;
type Story = StoryObj<typeof ProductFacts>;

function Facts() {
  const messages = useStoryMessages(
    bilingual({
      minimum: ['Minimum investment', '最低投资额'],
      irr: ['Net IRR', '净内部收益率'],
      irrNote: ['As of March 31, 2025, after all fees', '截至 2025年3月31日，已扣除各项费用'],
      aum: ['Fund assets under management', '基金管理规模'],
      close: ['Next close', '下次截止日期'],
      closeValue: ['June 30, 2025', '2025年6月30日'],
      correlation: ['Market correlation', '与市场的相关性'],
      low: ['Low', '低'],
    }),
  );
  return (
    <ProductFacts
      facts={[
        { name: messages.minimum, value: <Figure kind="money" digits={0} value="25000.00" /> },
        { name: messages.irr, value: <Figure kind="percent" value="0.0913" />, note: messages.irrNote },
        { name: messages.aum, value: <Figure kind="money" digits={0} value="184500000.00" /> },
        { name: messages.close, value: messages.closeValue },
        { name: messages.correlation, value: messages.low },
      ]}
    />
  );
}

export const Playground: Story = {
  args: {
    facts: [
      { name: 'Minimum investment', value: '$25,000' },
      { name: 'Net IRR', value: '9.13%', note: 'As of March 31, 2025, after all fees' },
    ],
  },
};

export const Gallery: Story = { render: () => <Facts /> };

function Published() {
  const messages = useStoryMessages(
    bilingual({
      managers: [
        ['Adler Port Capital', 'Reyes & Lin'],
        ['阿德勒港口资本', '林思远资产管理'],
      ],
      prior: ['Fund I: net IRR of 10.4% over six years', '一期基金：六年净内部收益率 10.4%'],
    }),
  );
  return (
    <ProductFacts
      facts={useProductFacts({
        minimumInvestment: '25000.00',
        expectedAnnualizedReturn: '0.0825',
        inceptionAnnualizedReturn: '0.0791',
        valuationDate: '2025-03-31',
        netIrr: '0.0913',
        lockUp: { count: 18, unit: 'months' },
        allowedCountries: ['US', 'CA', 'SG', 'CN', 'HK'],
        eligibility: ['ira', 'us', 'international'],
        marketCorrelation: 'low',
        nextCloseDate: '2025-06-30',
        projectedCloseDate: '2025-12-31',
        managers: messages.managers,
        managerAum: '2140000000.00',
        fundAum: '184500000.00',
        priorPerformance: messages.prior,
      })}
    />
  );
}

/** Everything that a product can publish, through `useProductFacts`. */
export const Everything: Story = { render: () => <Published /> };

function Hard() {
  return (
    <ProductFacts
      facts={[
        ...useProductFacts({ fundAum: TWENTY_DIGITS, managers: [UNBROKEN, RIGHT_TO_LEFT_PERSON] }),
        { name: LONG_NAME, value: LONG_NAME, note: LONG_NAME },
      ]}
    />
  );
}

export const LongNamesAndLargeAmounts: Story = { render: () => <Hard /> };

export const NothingPublished: Story = { args: { facts: [] } };

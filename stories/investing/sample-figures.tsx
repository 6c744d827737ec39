// The key figures of a fictional holding, in both languages.
import { Figure, type Fact, type KeyFiguresProps } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  nav: ['Net asset value', '资产净值'],
  gain: ['Net gain or loss', '净盈亏'],
  rate: ['Return since inception (TWR)', '投资以来收益率（时间加权）'],
  dividends: ['Dividends received', '已收分红'],
  withdrawn: ['Redeemed or transferred out', '已赎回或转出'],
  contribution: ['Contribution', '实缴金额'],
  fees: ['Fees paid on top', '已另付费用'],
  units: ['Units', '份额'],
  price: ['Unit price', '单位净值'],
  commitment: ['Commitment', '认购金额'],
  created: ['Created', '创建日期'],
  createdDate: ['February 14, 2022', '2022年2月14日'],
  effective: ['Effective', '生效日期'],
  effectiveDate: ['March 1, 2022', '2022年3月1日'],
  period: ['Investment period', '投资期限'],
  periodValue: ['18 months', '18 个月'],
  howGain: ['How the gain or loss is calculated', '净盈亏的计算'],
  howUnits: ['Units and price', '份额与单位净值'],
  terms: ['Commitment and dates', '认购与日期'],
});

const money = (value: string, change = false) => <Figure kind="money" value={value} change={change} />;

/** 112,480.55 + 6,250.00 + 20,000.00 − 120,000.00 − 2,000.00 = 16,730.55; 1,050 units at 107.124333. */
export function useKeyFigures(
  onShow: NonNullable<Fact['math']>['onShow'],
): Pick<KeyFiguresProps, 'lead' | 'groups'> {
  const messages = useStoryMessages(MESSAGES);
  return {
    lead: [
      { name: messages.nav, value: money('112480.55'), math: { figure: 'current_nav', onShow } },
      { name: messages.gain, value: money('16730.55', true), math: { figure: 'net_gain_loss', onShow } },
      {
        name: messages.rate,
        value: <Figure kind="percent" value="0.188581" change />,
        math: { figure: 'rate_of_return', onShow },
      },
    ],
    groups: [
      {
        title: messages.howGain,
        figures: [
          { name: messages.nav, value: money('112480.55') },
          {
            name: messages.dividends,
            sign: 'plus',
            value: money('6250.00'),
            math: { figure: 'dividends_received', onShow },
          },
          {
            name: messages.withdrawn,
            sign: 'plus',
            value: money('20000.00'),
            math: { figure: 'withdrawn', onShow },
          },
          {
            name: messages.contribution,
            sign: 'minus',
            value: money('120000.00'),
            math: { figure: 'contribution', onShow },
          },
          {
            name: messages.fees,
            sign: 'minus',
            value: money('2000.00'),
            math: { figure: 'fees_paid', onShow },
          },
          { name: messages.gain, sign: 'equals', value: money('16730.55', true) },
        ],
      },
      {
        title: messages.howUnits,
        figures: [
          { name: messages.units, value: <Figure kind="units" value="1050.000000" /> },
          { name: messages.price, sign: 'times', value: <Figure kind="price" value="107.12433333" /> },
          { name: messages.nav, sign: 'equals', value: money('112480.55') },
        ],
      },
      {
        title: messages.terms,
        figures: [
          { name: messages.commitment, value: money('120000.00') },
          { name: messages.created, value: messages.createdDate },
          { name: messages.effective, value: messages.effectiveDate },
          { name: messages.period, value: messages.periodValue },
        ],
      },
    ],
  };
}

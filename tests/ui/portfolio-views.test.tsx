import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DisclosureText,
  InvestmentCard,
  PortfolioSummary,
  WebinarCard,
  type InvestmentOnCard,
} from '@quoin/ui';
import { show } from './in-quoin';

const fact = (name: string) => screen.getByText(name).nextElementSibling;

const held: InvestmentOnCard = {
  status: 'current',
  product: { name: 'Alder Ridge Timberland Fund', category: 'alternative_private_market', art: 'a-1' },
  investor: { name: 'Grace Okafor', type: 'ira' },
  createdDate: '2022-02-14',
  targetEffectiveDate: '2022-03-01',
  effectiveDate: '2022-03-01',
  commitment: '50000.00',
  contribution: '50000.00',
  nav: '46120.00',
  netGainLoss: '-3880.00',
  rateOfReturn: '-0.0776',
  asOfDate: '2025-03-31',
  note: null,
};

test('a valued investment shows its loss by sign, not only by colour', () => {
  show(<InvestmentCard investment={held} href="#" />);
  expect(screen.getByText(/Self-directed IRA/)).toHaveTextContent('Grace Okafor');
  expect(fact('NAV')).toHaveTextContent('$46,120.00');
  expect(fact('Net gain/loss')).toHaveTextContent('\u2212$3,880.00');
  expect(fact('Return since inception (TWR)')).toHaveTextContent('\u22127.76%');
  expect(screen.getByText('Figures as of March 31, 2025')).toBeVisible();
});

test('a valued investment shows its payouts, its units and its term', () => {
  show(
    <InvestmentCard
      investment={{
        ...held,
        dividend: '1240.50',
        units: '461.200000',
        unitPrice: '100.00',
        investmentPeriod: { count: 5, unit: 'years' },
      }}
      href="#"
    />,
  );
  expect(fact('Dividends received')).toHaveTextContent('$1,240.50');
  expect(fact('Units')).toHaveTextContent('461.200000');
  expect(fact('Unit price')).toHaveTextContent('$100.00');
  expect(fact('Investment period')).toHaveTextContent('5 years');
});

test('unknown facts of an investment leave no gap', () => {
  show(<InvestmentCard investment={{ ...held, dividend: null, units: null, unitPrice: null }} href="#" />);
  for (const name of ['Dividends received', 'Units', 'Unit price', 'Investment period'])
    expect(screen.queryByText(name)).toBeNull();
});

test('a pending investment shows its commitment and the required action', () => {
  show(
    <InvestmentCard
      investment={{ ...held, status: 'action_needed', nav: null, note: 'Upload a newer proof of address.' }}
      href="#"
    />,
  );
  expect(fact('Commitment')).toHaveTextContent('$50,000');
  expect(fact('Target effective date')).toHaveTextContent('Mar 1, 2022');
  expect(screen.getByText('Upload a newer proof of address.')).toBeVisible();
  expect(screen.queryByText('NAV')).toBeNull();
});

test('a portfolio without a valuation shows this instead of zero', () => {
  show(
    <PortfolioSummary
      totals={{
        commitment: '50000.00',
        contribution: '0.00',
        nav: null,
        dividend: '0.00',
        netGainLoss: null,
        rateOfReturn: null,
        asOfDate: null,
      }}
    />,
    'zh-CN',
  );
  expect(screen.getByText('尚未估值')).toBeVisible();
  expect(fact('投资以来收益率（时间加权）')).toHaveTextContent('—');
});

test('a portfolio without a common rate leaves no gap for it', () => {
  show(
    <PortfolioSummary
      totals={{
        commitment: '270000.00',
        contribution: '270000.00',
        nav: '296427.22',
        dividend: '36303.26',
        netGainLoss: '62730.48',
        rateOfReturn: null,
        asOfDate: '2026-10-31',
      }}
    />,
  );
  expect(fact('Net gain/loss')).toHaveTextContent('62,730.48');
  expect(screen.queryByText('Return since inception (TWR)')).not.toBeInTheDocument();
});

test('a portfolio shows its IRR per year, which opens its math', async () => {
  const onShowMath = jest.fn();
  const totals = {
    ...{ commitment: '270000.00', contribution: '270000.00', nav: '296427.22', dividend: '36303.26' },
    ...{ netGainLoss: '62730.48', rateOfReturn: null, irr: '0.0731', asOfDate: '2026-10-31' },
  };
  const { update } = show(<PortfolioSummary totals={totals} onShowMath={onShowMath} />);
  expect(fact('Internal rate of return (IRR, per year)')).toHaveTextContent('+7.31%');
  await userEvent.click(screen.getByRole('button', { name: /^Show the math, Internal rate of return/ }));
  expect(onShowMath).toHaveBeenCalledWith('xirr');
  update(<PortfolioSummary totals={{ ...totals, irr: null }} />);
  expect(screen.queryByText('Internal rate of return (IRR, per year)')).not.toBeInTheDocument();
});

test('legal text is numbered, and each section has an anchor', () => {
  show(
    <DisclosureText
      contents
      sections={[
        {
          id: 'illiquidity',
          title: 'You cannot sell when you wish',
          paragraphs: ['No market.', 'Postponed.'],
        },
        { id: 'loss', title: 'You can lose all of it', paragraphs: ['No guarantee.'] },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '2. You can lose all of it' })).toHaveAttribute('href', '#loss');
  const section = screen.getByRole('region', { name: 'You cannot sell when you wish' });
  expect(section).toHaveAttribute('id', 'illiquidity');
  expect(section).toHaveTextContent('1.2Postponed.');
});

test('a webinar card is one link with its date, speaker and length', () => {
  show(
    <WebinarCard
      webinar={{ title: 'Port loans', speaker: '林思远', heldOn: '2025-04-24', minutes: 42, summary: '' }}
      href="/webinar/w1"
    />,
    'zh-CN',
  );
  expect(screen.getByRole('link', { name: 'Port loans' })).toHaveAttribute('href', '/webinar/w1');
  expect(fact('日期')).toHaveTextContent('2025年4月24日');
  expect(fact('时长')).toHaveTextContent('42 分钟');
});

test('a webinar card links to its recording, or explains why there is none', () => {
  const webinar = {
    title: 'Port loans',
    speaker: 'Miriam Adler',
    heldOn: '2025-04-24',
    minutes: 42,
    summary: '',
  };
  const { update } = show(<WebinarCard webinar={webinar} note="Not recorded yet" />);
  expect(screen.getByText('Not recorded yet')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  update(<WebinarCard webinar={webinar} note="Not recorded yet" href="/webinar/w1" />);
  expect(screen.queryByText('Not recorded yet')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Port loans' })).toBeInTheDocument();
});

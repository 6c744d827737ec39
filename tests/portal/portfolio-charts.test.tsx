import type { ReplyOf } from '@quoin/contract';
import { screen } from '@testing-library/react';
import { PortfolioCharts } from '../../portal/src/journey/portfolio/PortfolioCharts';
import { anInvestment } from './an-investment';
import { answerWith } from './fake-api';
import { renderScreen } from './render-screen';

/** All `shares` props that the donut received. */
const mockShares = new Set<unknown>();
jest.mock('@quoin/ui/charts', () => ({
  AllocationDonut: ({ shares }: { shares: readonly { name: string; share_bp: number }[] }) => {
    mockShares.add(shares);
    return <p>{shares.map(({ name, share_bp }) => `${name} ${share_bp}`).join(', ')}</p>;
  },
  NavChart: ({ valuations }: { valuations: readonly unknown[] }) => <p>{valuations.length} valuations</p>,
}));

const PORTFOLIO: ReplyOf<'listInvestments'> = {
  items: [anInvestment({ status: 'current', group: 'current', nav: '140791.20' })],
  totals: {
    commitment: '50000.00',
    contribution: '50000.00',
    nav: '140791.20',
    dividend: '0.00',
    withdrawn: '0.00',
    fees_paid: '0.00',
    net_gain_loss: '90791.20',
    rate_of_return: null,
    irr: '0.312455',
    as_of_date: '2026-07-31',
  },
};

test('the ring chart is not drawn again when the value history arrives', async () => {
  const course: ReplyOf<'getPortfolioCourse'> = {
    items: [
      {
        date: '2026-07-31',
        nav: '140791.20',
        net_contribution: '50000.00',
        dividend: '0.00',
        fees_paid: '0.00',
      },
    ],
  };
  answerWith(() => ({ json: course }));
  await renderScreen(() => <PortfolioCharts portfolio={PORTFOLIO} status="all" date={undefined} />, {
    path: '/my-investment/all',
  });
  expect(await screen.findByText('1 valuations')).toBeInTheDocument();
  expect(screen.getByText('Fixed income 10000')).toBeInTheDocument();
  expect(mockShares.size).toBe(1);
});

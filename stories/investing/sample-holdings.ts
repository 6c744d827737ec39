// Fictional holdings and their totals, in both languages. Value + dividends + redeemed - paid in - fees is the gain.
import { useTerms, type Holding, type HoldingFigures } from '@quoin/ui';
import type { AllocationShare, NavValuation } from '@quoin/ui/charts';
import { useProducts, PRODUCTS } from './sample-investments';
import { useStoryMessages } from '../messages';

const INVESTOR = { en: 'Grace Okafor', 'zh-CN': '陈雅文' };

const getHoldings = (names: typeof PRODUCTS, investor: string): Holding[] => [
  {
    ...{ id: 'harbour', name: names.harbour.name, href: '#harbour', asOfDate: '2025-03-31' },
    status: 'current',
    investor: { name: investor, type: 'individual' },
    ...{ contribution: '100000.00', fees: '2000.00', dividends: '18562.50', withdrawn: '0.00' },
    ...{ nav: '112480.55', netGainLoss: '29043.05', irr: '0.0871' },
  },
  {
    ...{ id: 'timber', name: names.timber.name, href: '#timber', asOfDate: '2024-12-31' },
    status: 'current',
    investor: { name: investor, type: 'ira' },
    ...{ contribution: '50000.00', fees: '0.00', dividends: '0.00', withdrawn: '0.00' },
    ...{ nav: '46120.00', netGainLoss: '-3880.00', irr: '-0.0277' },
  },
  {
    ...{ id: 'meridian', name: names.meridian.name, href: '#meridian', asOfDate: '2025-01-31' },
    status: 'past',
    investor: { name: investor, type: 'individual' },
    ...{ contribution: '150000.00', fees: '750.00', dividends: '0.00', withdrawn: '171320.10' },
    ...{ nav: '0.00', netGainLoss: '20570.10', irr: '0.0652' },
  },
];

export const TOTALS: HoldingFigures = {
  ...{ contribution: '300000.00', fees: '2750.00', dividends: '18562.50', withdrawn: '171320.10' },
  ...{ nav: '158600.55', netGainLoss: '45733.15', irr: '0.0598' },
};

/** The course of the same holdings: the third one was redeemed in January 2025. */
export const COURSE: readonly NavValuation[] = [
  { date: '2022-03-31', nav: '100000.00', contribution: '100000.00', dividends: '0.00' },
  { date: '2022-12-31', nav: '201870.12', contribution: '200000.00', dividends: '4125.00' },
  { date: '2023-06-30', nav: '303413.55', contribution: '300000.00', dividends: '8250.00' },
  { date: '2024-03-31', nav: '309902.31', contribution: '300000.00', dividends: '12375.00' },
  { date: '2024-12-31', nav: '327118.74', contribution: '300000.00', dividends: '16500.00' },
  { date: '2025-01-31', nav: '156940.08', contribution: '128679.90', dividends: '16500.00' },
  { date: '2025-03-31', nav: '158600.55', contribution: '128679.90', dividends: '18562.50' },
];

/** The allocation of the same holdings. */
export function useHoldingShares(): AllocationShare[] {
  const { category } = useTerms();
  return [
    { key: 'fixed_income', name: category.fixed_income, share_bp: 7092, value: '112480.55' },
    {
      key: 'alternative_private_market',
      name: category.alternative_private_market,
      share_bp: 2908,
      value: '46120.00',
    },
  ];
}

export const HOLDINGS = getHoldings(PRODUCTS, INVESTOR.en);

export function useHoldings() {
  const products = useProducts();
  const investor = useStoryMessages(INVESTOR);
  return { holdings: getHoldings(products, investor), totals: TOTALS };
}

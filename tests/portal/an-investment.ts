// A newly signed investment as the server returns it.
import type { ReplyOf } from '@quoin/contract';

type Investment = ReplyOf<'getInvestment'>;

export const anInvestment = (changed: Partial<Investment> = {}): Investment => ({
  id: 'inv-1',
  status: 'being_reviewed',
  group: 'pending',
  application_state: 'agreement_signed',
  investor: { id: 'investor-1', investor_type: 'individual', name: 'Morgan Reyes' },
  product: {
    id: 'product-1',
    name: 'Keystone Income Fund',
    category: 'fixed_income',
    art: 'fixed_income-1',
  },
  created_date: '2026-08-03',
  target_effective_date: null,
  effective_date: null,
  investment_period: null,
  commitment: '50000.00',
  units: null,
  unit_price: null,
  contribution: '0.00',
  nav: null,
  dividend: '0.00',
  withdrawn: '0.00',
  fees_paid: '0.00',
  net_gain_loss: null,
  rate_of_return: null,
  irr: null,
  valuation_date: null,
  as_of_date: null,
  envelope_id: null,
  note: null,
  rejection: null,
  ...changed,
});

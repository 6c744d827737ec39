// Maps the API's investments to the component's props.
import type { ReplyOf } from '@quoin/contract';
import type { Holding, HoldingFigures, InvestmentOnCard, PortfolioTotals } from '@quoin/ui';
import type { MessageId } from '../../i18n';

export type Investment = ReplyOf<'getInvestment'>;

/** Null hides the amount. */
const getNonZero = (amount: string): string | null => (amount === '0.00' ? null : amount);

export const toCardInvestment = (investment: Investment): InvestmentOnCard => ({
  status: investment.status,
  product: { ...investment.product, art: investment.product.id },
  investor: { name: investment.investor.name, type: investment.investor.investor_type },
  createdDate: investment.created_date,
  targetEffectiveDate: investment.target_effective_date,
  effectiveDate: investment.effective_date,
  investmentPeriod: investment.investment_period,
  commitment: investment.commitment,
  contribution: investment.contribution,
  nav: investment.nav,
  netGainLoss: investment.net_gain_loss,
  rateOfReturn: investment.rate_of_return,
  dividend: getNonZero(investment.dividend),
  withdrawn: getNonZero(investment.withdrawn),
  feesPaid: getNonZero(investment.fees_paid),
  asOfDate: investment.as_of_date,
  note: investment.note,
});

export const totalsOnSummary = (totals: ReplyOf<'listInvestments'>['totals']): PortfolioTotals => ({
  commitment: totals.commitment,
  contribution: totals.contribution,
  nav: totals.nav,
  dividend: totals.dividend,
  withdrawn: totals.withdrawn,
  feesPaid: totals.fees_paid,
  netGainLoss: totals.net_gain_loss,
  rateOfReturn: totals.rate_of_return,
  irr: totals.irr,
  asOfDate: totals.as_of_date,
});

type Figures = ReplyOf<'listInvestments'>['totals'] | Investment;

export const figuresInTable = (figures: Figures): HoldingFigures => ({
  contribution: figures.contribution,
  dividends: figures.dividend,
  withdrawn: figures.withdrawn,
  fees: figures.fees_paid,
  nav: figures.nav,
  netGainLoss: figures.net_gain_loss,
  irr: figures.irr,
});

export const toTableHolding = (investment: Investment): Holding => ({
  ...figuresInTable(investment),
  id: investment.id,
  name: investment.product.name,
  href: getNextStep(investment).href,
  investor: { name: investment.investor.name, type: investment.investor.investor_type },
  status: investment.status,
  asOfDate: investment.as_of_date,
});

interface NextStep {
  href: string;
  /** Verb of the action that the investor has to take. */
  label?: MessageId;
  /** Envelope that awaits a signature; its link can be e-mailed again. */
  envelopeId?: string;
  /** The agreement was declined: the investor has to request a new one before signing. */
  isDeclined?: boolean;
}

export const getOverview = ({ id, group }: Pick<Investment, 'id' | 'group'>) =>
  `/my-investment/${group}/${id}/all`;

export function getNextStep({ id, status, group, envelope_id }: Investment): NextStep {
  if (status === 'completing_information' || status === 'completing_application')
    return { href: `/investment?id=${id}`, label: 'portfolio.continue' };
  if ((status === 'pending_signature' || status === 're_signature_needed') && envelope_id)
    return { href: `/signing/${envelope_id}`, label: 'portfolio.sign', envelopeId: envelope_id };
  const overview = getOverview({ id, group });
  if (status === 're_signature_needed') return { href: overview, label: 'portfolio.sign', isDeclined: true };
  if (status === 'action_needed') return { href: overview, label: 'portfolio.dashboard.do.answer' };
  return { href: overview };
}

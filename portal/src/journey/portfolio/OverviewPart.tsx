import {
  Banner,
  Card,
  Figure,
  Grid,
  Heading,
  InvestmentTimeline,
  ProductFacts,
  Stack,
  Text,
  useFormat,
  useLockUp,
  type Fact,
  type LockUp,
} from '@quoin/ui';
import type { PerformanceFigure } from '@quoin/rules';
import { api } from '../../api/api';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { CancelApplication, isCancelable } from '../../components/CancelApplication';
import { Funding } from '../fund/Funding';
import { ProofsUnderReview } from './ProofsUnderReview';
import { PaymentsEntry } from '../redeem/PaymentsEntry';
import { ResendLink } from '../../components/SignBanner';
import { AnswerRequest } from './AnswerRequest';
import { RequestAgreement } from './RequestAgreement';
import { useFigureMath } from './FigureMathDialog';
import { type Investment, overviewOf, nextStepOf } from './investment-on-card';
import { ValuationAge } from './ValuationAge';

export function OverviewPart({ investment }: { investment: Investment }) {
  const text = useText();
  const { showMath, dialog } = useFigureMath();
  const facts = useFacts(investment, showMath(investment));
  const next = nextStepOf(investment);
  const underWay = investment.group === 'pending';
  const { data: funding } = api.useCheckCapitalCallQuery({ params: { investmentId: investment.id } });
  return (
    <Grid columns={underWay ? 'main-aside' : 1} gap={8}>
      <Stack gap={8}>
        {investment.rejection && <Rejection of={investment.rejection} note={investment.note} />}
        {investment.note && !investment.rejection && (
          <Banner signal="warning" title={text('portfolio.detail.note')}>
            {investment.note}
          </Banner>
        )}
        {next.isDeclined && <RequestAgreement investmentId={investment.id} />}
        {investment.status === 'action_needed' && <AnswerRequest investmentId={investment.id} />}
        {next.label && next.href !== overviewOf(investment) && (
          <Stack direction="horizontal" phone="vertical" gap={3}>
            <ButtonLink href={next.href}>{text(next.label)}</ButtonLink>
            {next.envelopeId && (
              <ResendLink envelopeId={next.envelopeId} variant="secondary">
                {text('sign.resend')}
              </ResendLink>
            )}
          </Stack>
        )}
        {investment.status === 'canceled' && <Banner>{text('portfolio.detail.canceled')}</Banner>}
        <Funding investmentId={investment.id} name={investment.product.name} />
        <Stack as="section" gap={4}>
          <Heading level={2}>{text('portfolio.detail.figures')}</Heading>
          <AsOfPayment investment={investment} />
          <ValuationAge investment={investment} />
          <ProductFacts facts={facts} />
          {dialog}
        </Stack>
        {paysOut(investment) && <PaymentsEntry investmentId={investment.id} />}
        {isReviewed(investment) && (
          <ProofsUnderReview
            investorId={investment.investor.id}
            investorType={investment.investor.investor_type}
          />
        )}
        {isCancelable(investment.status) && (
          <CancelApplication investmentId={investment.id} product={investment.product.name} />
        )}
      </Stack>
      {underWay && (
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2} size="title">
              {text('portfolio.detail.progress')}
            </Heading>
            <InvestmentTimeline status={investment.status} nothingDue={funding?.amount_due === '0.00'} />
          </Stack>
        </Card>
      )}
    </Grid>
  );
}

/** Reason of a rejection, note of staff, and whether the investor can apply again. */
function Rejection({ of, note }: { of: NonNullable<Investment['rejection']>; note: string | null }) {
  const text = useText();
  return (
    <Banner signal="danger" title={text('portfolio.detail.rejected')}>
      <Stack gap={2}>
        <Text>{of.message}</Text>
        {note && <Text>{note}</Text>}
        <Text>{text(of.may_apply_again ? 'portfolio.rejected.again' : 'portfolio.rejected.final')}</Text>
      </Stack>
    </Banner>
  );
}

/** Date of the figures, if it is not the valuation date. */
function AsOfPayment({ investment: { as_of_date, valuation_date } }: { investment: Investment }) {
  const text = useText();
  const format = useFormat();
  if (as_of_date === null || as_of_date === valuation_date) return null;
  return <Text tone="secondary">{text('portfolio.moved', { date: format.date(as_of_date) })}</Text>;
}

/** An investment has a distribution instruction from the signed agreement until it ends. */
const paysOut = ({ application_state, group }: Investment): boolean =>
  application_state === 'agreement_signed' && group !== 'past';

/** The review lasts from the signature until the money has arrived. */
const isReviewed = ({ application_state, status }: Investment): boolean =>
  application_state === 'agreement_signed' && isCancelable(status);

/** Known facts: an application has a commitment and dates, a holding has figures. */
function useFacts(investment: Investment, onShow: (figure: PerformanceFigure) => void): Fact[] {
  const text = useText();
  const format = useFormat();
  const dates: Fact[] = [
    { name: text('portfolio.fact.created'), value: format.date(investment.created_date) },
    investment.effective_date === null
      ? {
          name: text('portfolio.fact.target_effective'),
          value: format.date(investment.target_effective_date),
        }
      : { name: text('portfolio.fact.effective'), value: format.date(investment.effective_date) },
    ...(investment.investment_period
      ? [{ name: text('portfolio.fact.period'), value: <Period of={investment.investment_period} /> }]
      : []),
  ];
  const commitment: Fact = {
    name: text('portfolio.fact.commitment'),
    value: <Figure kind="money" value={investment.commitment} />,
  };
  const mathOf = (figure: PerformanceFigure) => (investment.nav === null ? {} : { math: { figure, onShow } });
  const some = (name: 'withdrawn' | 'fees_paid', amount: string): Fact[] =>
    amount === '0.00'
      ? []
      : [
          {
            name: text(`portfolio.fact.${name}`),
            value: <Figure kind="money" value={amount} />,
            ...mathOf(name),
          },
        ];
  if (investment.nav === null) return [commitment, ...some('fees_paid', investment.fees_paid), ...dates];
  return [
    {
      name: text('portfolio.fact.nav'),
      value: <Figure kind="money" value={investment.nav} />,
      ...mathOf('current_nav'),
    },
    commitment,
    {
      name: text('portfolio.fact.contribution'),
      value: <Figure kind="money" value={investment.contribution} />,
      ...mathOf('contribution'),
    },
    {
      name: text('portfolio.fact.dividend'),
      value: <Figure kind="money" value={investment.dividend} />,
      ...mathOf('dividends_received'),
    },
    ...some('withdrawn', investment.withdrawn),
    ...some('fees_paid', investment.fees_paid),
    {
      name: text('portfolio.fact.net_gain_loss'),
      value: <Figure kind="money" value={investment.net_gain_loss} change />,
      ...mathOf('net_gain_loss'),
    },
    {
      name: text('portfolio.fact.rate_of_return'),
      value: <Figure kind="percent" value={investment.rate_of_return} change />,
      ...(investment.rate_of_return !== null && mathOf('rate_of_return')),
    },
    ...(investment.units === null
      ? []
      : [
          { name: text('portfolio.fact.units'), value: <Figure kind="units" value={investment.units} /> },
          {
            name: text('portfolio.fact.unit_price'),
            value: <Figure kind="price" value={investment.unit_price} />,
          },
        ]),
    ...dates,
  ];
}

const Period = ({ of }: { of: LockUp }) => useLockUp(of);

import { getRequiredProofs, type InvestmentStatus, type InvestorType } from '@quoin/rules';
import {
  Banner,
  Heading,
  InvestmentTimeline,
  KeyFigures,
  ProductFacts,
  Skeleton,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { api } from '../../api/api';
import { ConfirmButton } from '../../components/ConfirmButton';
import { Lead } from '../../components/Note';
import { SectionCard } from '../../components/SectionCard';
import { ResendLink } from '../../components/SignBanner';
import { useText } from '../../i18n';
import { ButtonLink } from '../../navigation/router-link';
import { ProofUpload } from '../../proofs/ProofUpload';
import { CapitalCalls } from '../fund/CapitalCalls';
import { Funding } from '../fund/Funding';
import { usePayment } from '../fund/use-payment';
import { PaymentsEntry } from '../redeem/PaymentsEntry';
import { AnswerRequest } from './AnswerRequest';
import { useFigureMath } from './FigureMathDialog';
import { RequestAgreement } from './RequestAgreement';
import { ValuationAge } from './ValuationAge';
import { ValueChart } from './ValueChart';
import { useFacts, useKeyFigures } from './investment-figures';
import { type Investment, getOverview, getNextStep } from './investment-on-card';

export function OverviewPart({ investment }: { investment: Investment }) {
  const text = useText();
  const payment = usePayment(investment.id);
  const { calls, payable } = payment;
  if (payment.loading) return <Skeleton shape="block" height={480} />;
  return (
    <Stack gap={8}>
      {investment.group === 'pending' && <Progress investment={investment} payment={payment} />}
      <Needed investment={investment} />
      {investment.status === 'canceled' && <Banner>{text('portfolio.detail.canceled')}</Banner>}
      <Funding investmentId={investment.id} name={investment.product.name} payment={payment} />
      {investment.nav === null ? (
        <Facts investment={investment} />
      ) : (
        <>
          <ValueChart investment={investment} />
          <Figures investment={investment} />
        </>
      )}
      {calls && <CapitalCalls calls={calls.items} name={investment.product.name} payable={payable} />}
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
  );
}

interface ProgressProps {
  investment: Investment;
  payment: Pick<ReturnType<typeof usePayment>, 'calls' | 'payable' | 'funding'>;
}

/** Where an application is, with the link to its next step. A payment to make is the bill below. */
function Progress({ investment, payment: { calls, payable, funding } }: ProgressProps) {
  const text = useText();
  const next = getNextStep(investment);
  const another = payable && investment.status === 'fund_received';
  const state = another ? 'another' : undefined;
  return (
    <SectionCard title={text('portfolio.detail.progress')} gap={6}>
      <InvestmentTimeline
        status={investment.status}
        nothingDue={calls?.amount_due === '0.00'}
        payment={payable && funding?.debited_account ? 'debited' : state}
      />
      {next.label && next.href !== getOverview(investment) && (
        <Stack direction="horizontal" phone="vertical" gap={3}>
          <ButtonLink href={next.href}>{text(next.label)}</ButtonLink>
          {next.envelopeId && (
            <ResendLink envelopeId={next.envelopeId} variant="secondary">
              {text('sign.resend')}
            </ResendLink>
          )}
        </Stack>
      )}
    </SectionCard>
  );
}

/** What staff wrote, and the form to answer it or to request the agreement again. */
function Needed({ investment }: { investment: Investment }) {
  const text = useText();
  const { rejection, note, status, id } = investment;
  return (
    <>
      {rejection && <Rejection of={rejection} note={note} />}
      {note && !rejection && (
        <Banner signal="warning" title={text('portfolio.detail.note')}>
          {note}
        </Banner>
      )}
      {getNextStep(investment).isDeclined && <RequestAgreement investmentId={id} />}
      {status === 'action_needed' && <AnswerRequest investmentId={id} />}
    </>
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

function Facts({ investment }: { investment: Investment }) {
  const text = useText();
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{text('portfolio.detail.figures')}</Heading>
      <ProductFacts facts={useFacts(investment)} />
    </Stack>
  );
}

function Figures({ investment }: { investment: Investment }) {
  const text = useText();
  const { showMath, dialog } = useFigureMath();
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{text('portfolio.detail.figures')}</Heading>
      <AsOfPayment investment={investment} />
      <ValuationAge investment={investment} />
      <KeyFigures {...useKeyFigures(investment, showMath(investment))} />
      {dialog}
    </Stack>
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

interface CancelApplicationProps {
  investmentId: string;
  /** The product's name. */
  product: string;
}

/** Statuses in which an application can be canceled. */
const CANCELABLE_STATUSES: readonly InvestmentStatus[] = [
  'completing_information',
  'completing_application',
  'application_review',
  'pending_signature',
  're_signature_needed',
  'being_reviewed',
  'action_needed',
  'approved',
];

const isCancelable = (status: InvestmentStatus): boolean => CANCELABLE_STATUSES.includes(status);

/** Button that cancels an application permanently; available until its money has arrived. */
function CancelApplication({ investmentId, product }: CancelApplicationProps) {
  const text = useText();
  const [cancel] = api.useCancelInvestmentMutation();
  return (
    <div>
      <ConfirmButton
        verb={text('apply.cancel')}
        variant="secondary"
        title={text('apply.cancel.title')}
        keep={text('apply.cancel.keep')}
        danger
        act={() => cancel({ params: { investmentId } }).unwrap()}
      >
        <Text>{text('apply.cancel.text', { product })}</Text>
      </ConfirmButton>
    </div>
  );
}

interface ProofsUnderReviewProps {
  investorId: string;
  investorType: InvestorType;
}

/** The reviewer of an application can request its proofs again. */
function ProofsUnderReview({ investorId, investorType }: ProofsUnderReviewProps) {
  const text = useText();
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{text('investors.review.title')}</Heading>
        <Lead>{text('investors.review.lead')}</Lead>
      </Stack>
      {getRequiredProofs(investorType).map((documentType) => (
        <ProofUpload key={documentType} investorId={investorId} documentType={documentType} />
      ))}
    </Stack>
  );
}

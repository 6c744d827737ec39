// How an investment pays distributions: current instruction, pending one, and a form to change it.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Heading, Page, Stack } from '@quoin/ui';
import { FormikDistributionChoice } from '@quoin/ui/formik';
import { useNavigate, useParams } from 'react-router-dom';
import { AccountData } from '../../../account-page/AccountData';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedInvestment } from '../../../components/FailedCall';
import { Lead, Note } from '../../../components/Note';
import { useFormDraft } from '../../../flow';
import { Form, FormActions, FormChanges } from '../../../form';
import { useText, type MessageId } from '../../../i18n';
import { useVerifiedSubmit, verifiableInvestorId } from '../../../identity';
import { useResourceTitle } from '../../../navigation/navigation-effects';
import { StandaloneLink } from '../../../navigation/router-link';
import { InForce } from './InForce';
import {
  bankToReceive,
  getBody,
  brokerToReceive,
  firstValues,
  validateDistribution,
  type Instructed,
} from './distribution-values';

type Investment = ReplyOf<'getInvestment'>;

export default function DistributionScreen() {
  const text = useText();
  const { investmentId = '' } = useParams();
  const params = { investmentId };
  const { currentData: investment, error, refetch } = api.useGetInvestmentQuery({ params });
  const instructed = api.useGetDistributionInstructionQuery({ params }, { refetchOnMountOrArgChange: true });
  useResourceTitle(text('redeem.distribution.title'), investment?.product.name);

  if (!investment && isCallError(error))
    return <FailedInvestment width="form" error={error} onRetry={refetch} />;
  return (
    <Page width="form" aria-busy={!investment}>
      <Stack gap={8}>
        <Stack as="header" gap={3} align="start">
          {investment && (
            <StandaloneLink href={`/my-investment/${investment.group}/${investment.id}/all`}>
              {text('redeem.distribution.back')}
            </StandaloneLink>
          )}
          <Heading level={1}>{text('redeem.distribution.title')}</Heading>
          {investment && (
            <Lead>{text('redeem.distribution.lead', { product: investment.product.name })}</Lead>
          )}
        </Stack>
        <AccountData query={instructed}>
          {(found) => (
            <Stack gap={8}>
              <InForce investmentId={investmentId} instructed={found} />
              {investment && <Choice investment={investment} instructed={found} />}
            </Stack>
          )}
        </AccountData>
      </Stack>
    </Page>
  );
}

/** Why no instruction is possible; undefined if one is. */
function closedBy({ status, application_state, investor }: Investment): MessageId | undefined {
  if (status === 'canceled') return 'redeem.distribution.canceled';
  if (status === 'rejected') return 'redeem.distribution.rejected';
  if (status === 'past') return 'redeem.distribution.finished';
  if (investor.investor_type === 'ira') return 'redeem.distribution.custodian';
  return application_state === 'agreement_signed' ? undefined : 'redeem.distribution.not_signed';
}

function Choice({ investment, instructed }: { investment: Investment; instructed: Instructed }) {
  const text = useText();
  const closed = closedBy(investment);
  const skip = closed !== undefined;
  const me = api.useGetUserInfoQuery(undefined, { skip });
  const banks = api.useListBankAccountsQuery(undefined, { skip });
  const brokers = api.useListBrokerageAccountsQuery(undefined, { skip });
  if (closed) return <Banner>{text(closed)}</Banner>;
  return (
    <AccountData query={me}>
      {(person) => (
        <AccountData query={banks}>
          {({ items: bankItems }) => (
            <AccountData query={brokers}>
              {({ items: brokerItems }) => (
                <DistributionForm
                  instructed={instructed}
                  investorId={verifiableInvestorId(person) ?? investment.investor.id}
                  banks={bankItems}
                  brokers={brokerItems}
                />
              )}
            </AccountData>
          )}
        </AccountData>
      )}
    </AccountData>
  );
}

interface DistributionFormProps {
  instructed: Instructed;
  /** The investor whose identity number is checked. */
  investorId: string;
  banks: ReplyOf<'listBankAccounts'>['items'];
  brokers: ReplyOf<'listBrokerageAccounts'>['items'];
}

/** Form for a distribution instruction, which then opens for signing. */
function DistributionForm({ instructed, investorId, banks, brokers }: DistributionFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const [values, keep, clear] = useFormDraft(
    `distribution:${instructed.investment_id}`,
    firstValues(instructed),
  );
  const [choose] = api.useChooseDistributionMutation();
  const { submit, identityCheck } = useVerifiedSubmit<ReturnType<typeof getBody>, Instructed>({
    investorId,
    purpose: 'distribution_instruction',
    call: (sent) => choose({ ...sent, params: { investmentId: instructed.investment_id } }).unwrap(),
    onSent: ({ to_sign }) => {
      clear();
      if (to_sign) void navigate(`/signing/${to_sign.envelope_id}`);
    },
  });
  return (
    <>
      <Form
        initialValues={values}
        validate={validateDistribution}
        onSubmit={(filled) => submit(getBody(filled))}
        label={text('redeem.distribution.title')}
      >
        <FormChanges onChange={keep} />
        <FormikDistributionChoice
          name="instruction"
          label={text(
            instructed.delivery ? 'redeem.distribution.choose' : 'redeem.distribution.choose_first',
          )}
          accounts={{
            cash: banks.filter(({ pays_only }) => !pays_only).map(bankToReceive),
            stock: brokers.map(brokerToReceive),
          }}
          onAddAccount={(delivery) => void navigate(ACCOUNTS_OF[delivery])}
          required
        />
        <Note measure>{text('redeem.distribution.proof')}</Note>
        <FormActions submit={text('redeem.distribution.submit')} />
      </Form>
      {identityCheck}
    </>
  );
}

const ACCOUNTS_OF = { cash: '/user/bank-accounts', stock: '/user/brokerage-accounts' } as const;

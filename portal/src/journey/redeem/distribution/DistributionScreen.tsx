// How an investment pays distributions: current instruction, pending one, and a form to change it.
import { Banner, Heading, Page, Stack } from '@quoin/ui';
import type { ReplyOf } from '@quoin/contract';
import { useParams } from 'react-router-dom';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedInvestment } from '../../../components/FailedCall';
import { Lead } from '../../../components/Note';
import { StandaloneLink } from '../../../navigation/router-link';
import { useText, type MessageId } from '../../../i18n';
import { AccountData } from '../../../account-page/AccountData';
import { verifiableInvestorId } from '../../../identity';
import { DistributionForm } from './DistributionForm';
import type { Instructed } from './distribution-values';
import { InForce } from './InForce';

type Investment = ReplyOf<'getInvestment'>;

export default function DistributionScreen() {
  const text = useText();
  const { investmentId = '' } = useParams();
  const params = { investmentId };
  const { currentData: investment, error, refetch } = api.useGetInvestmentQuery({ params });
  const instructed = api.useGetDistributionInstructionQuery({ params }, { refetchOnMountOrArgChange: true });
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

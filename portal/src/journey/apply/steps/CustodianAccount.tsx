import { ProductFacts, Skeleton, Stack, Text } from '@quoin/ui';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { lastDigits } from '../../../bank-account/bank-account-values';
import { FailedCall } from '../../../components/FailedCall';
import { useText } from '../../../i18n';

/** The custodian that pays for an IRA; there is no choice. */
export function CustodianAccount({ investorId }: { investorId: string }) {
  const text = useText();
  const { data, error, refetch } = api.useGetIraCustodianQuery({ params: { investorId } });
  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={96} />;
  return (
    <Stack gap={4}>
      <Text measure>{text('apply.payer.custodian')}</Text>
      <ProductFacts
        facts={[
          { name: text('apply.start.custodian_name'), value: <bdi>{data.custodian_name}</bdi> },
          {
            name: text('apply.start.account_number'),
            value: text('account.payout.ends_in', { digits: lastDigits(data.account_number_masked) }),
          },
        ]}
      />
    </Stack>
  );
}

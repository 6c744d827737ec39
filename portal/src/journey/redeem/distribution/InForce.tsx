import { Heading, ProductFacts, Skeleton, Stack, Text } from '@quoin/ui';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { toNameAndDigits } from '../../../bank-account/bank-account-values';
import { FailedCall } from '../../../components/FailedCall';
import { SignBanner } from '../../../components/SignBanner';
import { useText } from '../../../i18n';
import type { Instructed } from './distribution-values';

/** The current instruction, and the one that awaits a signature. */
export function InForce({ investmentId, instructed }: { investmentId: string; instructed: Instructed }) {
  const { delivery, account, to_sign: toSign } = instructed;
  const text = useText();
  const formatAccount = (one: NonNullable<typeof account>) =>
    text('redeem.distribution.account', toNameAndDigits(one));
  return (
    <Stack gap={6}>
      {toSign && (
        <SignBanner
          envelopeId={toSign.envelope_id}
          label={text('redeem.distribution.sign')}
          announce="polite"
        >
          {text('redeem.distribution.to_sign', {
            delivery: text(`redeem.distribution.delivery.${toSign.delivery}`),
            account: formatAccount(toSign.account),
          })}
        </SignBanner>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2} size="title">
          {text('redeem.distribution.in_force')}
        </Heading>
        {delivery && account ? (
          <ProductFacts
            facts={[
              {
                name: text('redeem.distribution.delivery'),
                value: text(`redeem.distribution.delivery.${delivery}`),
              },
              { name: text('redeem.distribution.to'), value: <bdi>{formatAccount(account)}</bdi> },
            ]}
          />
        ) : (
          <WithoutInstruction investmentId={investmentId} />
        )}
      </Stack>
    </Stack>
  );
}

/** Payee without an instruction: the custodian of an IRA, or the only bank account. */
export function WithoutInstruction({ investmentId }: { investmentId: string }) {
  const text = useText();
  const { data, error, refetch } = api.useGetRedemptionsQuery({ params: { investmentId } });
  if (!data && isCallError(error)) return <FailedCall error={error} onRetry={refetch} />;
  if (!data) return <Skeleton />;
  const [only, another] = data.payees;
  return (
    <Text measure>
      {only && !another
        ? text('redeem.distribution.none.paid_to', toNameAndDigits(only))
        : text(only ? 'redeem.distribution.none.several' : 'redeem.distribution.none.no_account')}
    </Text>
  );
}

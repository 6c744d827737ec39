// Distribution instruction of an investment, with links to change it.
import type { ReplyOf } from '@quoin/contract';
import { ProductFacts, Skeleton, Stack, type Fact } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { bankAccountName, toNameAndDigits } from '../../bank-account/bank-account-values';
import { ButtonLink } from '../../navigation/router-link';
import { SectionCard } from '../../components/SectionCard';
import { useText } from '../../i18n';
import { HeldAccounts } from '../../bank-account/HeldAccounts';
import { WithoutInstruction } from './distribution/InForce';

type Instructed = ReplyOf<'getDistributionInstruction'>;

export function PaymentsEntry({ investmentId }: { investmentId: string }) {
  const text = useText();
  const { data, error, refetch } = api.useGetDistributionInstructionQuery(
    { params: { investmentId } },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && isCallError(error)) return <FailedCall error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={200} />;
  return (
    <SectionCard title={text('redeem.distribution.payments')} gap={6}>
      <HeldAccounts />
      <Payments investmentId={investmentId} instructed={data} />
      <Stack direction="horizontal" phone="vertical" gap={3}>
        <ButtonLink href={`/distribution/${investmentId}`} variant="secondary">
          {text('redeem.distribution.show')}
        </ButtonLink>
        <ButtonLink href="/user/bank-accounts" variant="secondary">
          {text('redeem.distribution.change_bank')}
        </ButtonLink>
      </Stack>
    </SectionCard>
  );
}

interface PaymentsProps {
  investmentId: string;
  instructed: Instructed;
}

function Payments({ investmentId, instructed: { delivery, account, to_sign: toSign } }: PaymentsProps) {
  const text = useText();
  const { data: banks } = api.useListBankAccountsQuery();
  const waiting = [
    ...(toSign ? [text('redeem.distribution.title')] : []),
    ...(banks?.to_sign.map((account) =>
      text(
        'redeem.distribution.account',
        toNameAndDigits({ name: bankAccountName(account), number_masked: account.number_masked }),
      ),
    ) ?? []),
  ];
  const facts: Fact[] = [
    ...(delivery && account
      ? [
          {
            name: text('redeem.distribution.title'),
            value: text(`redeem.distribution.delivery.${delivery}`),
            note: text('redeem.distribution.account', toNameAndDigits(account)),
          },
        ]
      : []),
    ...(waiting.length > 0 ? [{ name: text('redeem.distribution.waits'), value: waiting.join(' · ') }] : []),
  ];
  return (
    <>
      {!delivery && <WithoutInstruction investmentId={investmentId} />}
      {facts.length > 0 && <ProductFacts facts={facts} />}
    </>
  );
}

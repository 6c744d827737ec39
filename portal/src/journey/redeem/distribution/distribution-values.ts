// Form values of a distribution instruction, their validation and the request body.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { gather, type Problems } from '@quoin/rules';
import type { DistributionInstruction, ReceivingAccount } from '@quoin/ui';
import { bankAccountName, lastDigits } from '../../../bank-account/bank-account-values';

export type Instructed = ReplyOf<'getDistributionInstruction'>;
type BankAccount = ReplyOf<'listBankAccounts'>['items'][number];
type BrokerageAccount = ReplyOf<'listBrokerageAccounts'>['items'][number];

export interface DistributionValues {
  instruction: Partial<DistributionInstruction>;
}

export const firstValues = ({ delivery, account }: Instructed): DistributionValues => ({
  instruction: delivery ? { delivery, accountId: account?.id } : {},
});

export const validateDistribution = ({ instruction }: DistributionValues): Problems =>
  gather({
    'instruction.delivery': instruction.delivery ? undefined : { name: 'required' },
    'instruction.accountId':
      instruction.delivery && !instruction.accountId ? { name: 'required' } : undefined,
  });

/** Requires valid values. */
export const getBody = ({
  instruction: { delivery = 'cash', accountId = '' },
}: DistributionValues): Omit<BodyOf<'chooseDistribution'>, 'access_code'> => ({
  delivery,
  account_id: accountId,
});

export const bankToReceive = (account: BankAccount): ReceivingAccount => ({
  id: account.id,
  name: bankAccountName(account),
  holder: account.account_holder,
  lastDigits: lastDigits(account.number_masked),
});

export const brokerToReceive = ({
  id,
  provider,
  legal_name,
  number_masked,
}: BrokerageAccount): ReceivingAccount => ({
  id,
  name: provider ?? legal_name ?? '',
  holder: legal_name,
  lastDigits: lastDigits(number_masked),
});

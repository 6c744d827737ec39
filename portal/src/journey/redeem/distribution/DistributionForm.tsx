import type { ReplyOf } from '@quoin/contract';
import {} from '@quoin/ui';
import { FormikDistributionChoice } from '@quoin/ui/formik';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { Note } from '../../../components/Note';
import { useFormDraft } from '../../../flow';
import { Form, FormActions, FormChanges } from '../../../form';
import { useText } from '../../../i18n';
import { useVerifiedSubmit } from '../../../identity';
import {
  bankToReceive,
  bodyOf,
  brokerToReceive,
  firstValues,
  problemsOfDistribution,
  type Instructed,
} from './distribution-values';

interface DistributionFormProps {
  instructed: Instructed;
  /** The investor whose identity number is checked. */
  investorId: string;
  banks: ReplyOf<'listBankAccounts'>['items'];
  brokers: ReplyOf<'listBrokerageAccounts'>['items'];
}

/** Form for a distribution instruction, which then opens for signing. */
export function DistributionForm({ instructed, investorId, banks, brokers }: DistributionFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const [values, keep, clear] = useFormDraft(
    `distribution:${instructed.investment_id}`,
    firstValues(instructed),
  );
  const [choose] = api.useChooseDistributionMutation();
  const { submit, identityCheck } = useVerifiedSubmit<ReturnType<typeof bodyOf>, Instructed>({
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
        problemsOf={problemsOfDistribution}
        onSubmit={(filled) => submit(bodyOf(filled))}
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

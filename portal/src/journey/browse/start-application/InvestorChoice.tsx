import type { ReplyOf } from '@quoin/contract';
import { SELF_SERVICE_INVESTOR_TYPES, type SelfServiceInvestorType } from '@quoin/rules';
import { useTerms } from '@quoin/ui';
import { FormikRadioGroup } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { newInvestor } from './start-values';

interface InvestorChoiceProps {
  investors: ReplyOf<'listInvestors'>['items'];
  /** Selected type of a new investor. Stays selectable if the investor was created but its application was rejected. */
  chosen?: SelfServiceInvestorType;
  takesIra: boolean;
}

/** Existing investors of the account, and the types it can add: one investor of each type. */
export function InvestorChoice({ investors, chosen, takesIra }: InvestorChoiceProps) {
  const text = useText();
  const terms = useTerms();
  const isDisallowed = (type: string) => type === 'ira' && !takesIra;
  const known = investors.filter(({ investor_type }) => investor_type !== chosen);
  const missing = SELF_SERVICE_INVESTOR_TYPES.filter(
    (type) => !known.some(({ investor_type }) => investor_type === type),
  );

  return (
    <FormikRadioGroup
      name="investor"
      label={text('apply.start.who')}
      appearance="cards"
      options={[
        ...known.map(({ id, name, investor_type: type, custodian_name }) => ({
          value: id,
          label: name,
          hint: isDisallowed(type)
            ? text('apply.start.ira_not_allowed')
            : [terms.investorType[type], custodian_name].filter(Boolean).join(' · '),
          disabled: isDisallowed(type),
        })),
        ...missing.map((type) => ({
          value: newInvestor(type),
          label: text(`apply.start.new.${type}`),
          hint: text(isDisallowed(type) ? 'apply.start.ira_not_allowed' : 'apply.start.new_hint'),
          disabled: isDisallowed(type),
        })),
      ]}
      required
    />
  );
}

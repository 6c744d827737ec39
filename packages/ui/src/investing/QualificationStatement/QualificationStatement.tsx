import { forwardRef } from 'react';
import {
  getAccreditedBases,
  isJoint,
  moneyToWire,
  type AccreditedBasis,
  type Cents,
  type InvestorType,
  type ThresholdName,
} from '@quoin/rules';
import type { ValueProps } from '../../behaviour/use-controllable';
import { RadioGroup, type RadioGroupProps } from '../../controls/RadioGroup/RadioGroup';
import { useFormat } from '../../foundations/format/use-format';
import { QualificationStatement as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';

type AccreditedThreshold = Extract<ThresholdName, `accredited_${string}`>;

export interface QualificationStatementProps
  extends
    Omit<RadioGroupProps, 'label' | 'options' | 'value' | 'defaultValue' | 'onChange' | 'appearance'>,
    ValueProps<AccreditedBasis | '', AccreditedBasis> {
  /** Visible label, and the accessible name. */
  label?: RadioGroupProps['label'] | undefined;
  /** `''` while nothing is chosen. */
  value?: AccreditedBasis | '' | undefined;
  /** The current amounts, `thresholdsOn(today)` of `@quoin/rules`, which the statements quote. */
  thresholds: Record<AccreditedThreshold, { amount: Cents }>;
  /** Investor type: persons, joint owners, entities and trusts have different tests. */
  investorType?: InvestorType | undefined;
}

/** The basis of accreditation: the full statement of each test of the type, or none. The ref is the `<fieldset>`. */
export const QualificationStatement = forwardRef<HTMLFieldSetElement, QualificationStatementProps>(
  function QualificationStatement(
    { thresholds, investorType = 'individual', label, onChange, ...rest },
    ref,
  ) {
    const text = useMessages('QualificationStatement', english);
    const format = useFormat();
    const amount = (name: AccreditedThreshold) =>
      format.money(moneyToWire(thresholds[name].amount), { digits: 0 });
    const bases = getAccreditedBases(investorType);
    const ofPerson = bases.includes('income');
    const { joint_income, net_worth } = isJoint(investorType)
      ? text.joint
      : { joint_income: text.joint_income.statement, net_worth: text.net_worth.statement };
    const assets = amount('accredited_assets');
    const statements: Record<AccreditedBasis, string> = {
      income: text.income.statement(amount('accredited_income')),
      joint_income: joint_income(amount('accredited_joint_income')),
      net_worth: net_worth(amount('accredited_net_worth')),
      fund_insider: ofPerson ? text.fund_insider.statement : text.fund_insider.ofEntity,
      securities_licence: text.securities_licence.statement,
      knowledgeable_employee: text.knowledgeable_employee.statement,
      each_owner: text.each_owner.statement,
      entity_assets: text.entity_assets.statement(assets),
      trust_assets: text.trust_assets.statement(assets),
      entity_investments: text.entity_investments.statement(assets),
      equity_owners: text.equity_owners.statement,
      grantors: text.grantors.statement,
      institution: text.institution.statement(assets),
      family_office: text.family_office.statement(assets),
      family_client: ofPerson
        ? text.family_client.statement(assets)
        : text.family_client.ofOrganization(assets),
      none: ofPerson ? text.none.statement : text.noneOfInvestor,
    };
    return (
      <RadioGroup
        ref={ref}
        data-quoin="QualificationStatement"
        appearance="cards"
        label={label ?? (ofPerson ? text.label : text.labelOfInvestor)}
        options={bases.map((basis) => ({
          value: basis,
          label: text[basis].name,
          hint: statements[basis],
        }))}
        onChange={(chosen) => {
          const basis = bases.find((one) => one === chosen);
          if (basis) onChange?.(basis);
        }}
        {...rest}
      />
    );
  },
);

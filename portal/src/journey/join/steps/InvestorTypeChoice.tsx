// The investor type as two short questions instead of one long list: the kind, and its exact form if there are several.
import { INVESTOR_TYPES, isJoint, isOrganization, type InvestorType } from '@quoin/rules';
import { RadioGroup, useTerms } from '@quoin/ui';
import { FormikRadioGroup } from '@quoin/ui/formik';
import { useField } from 'formik';
import { useState } from 'react';
import { useText } from '../../../i18n';

const FIELD = 'invitation.investor_type';

const KINDS = ['individual', 'joint', 'ira', 'organization'] as const;
type Kind = (typeof KINDS)[number];

const TYPES: Record<Kind, readonly InvestorType[]> = {
  individual: ['individual'],
  joint: INVESTOR_TYPES.filter(isJoint),
  ira: ['ira'],
  organization: INVESTOR_TYPES.filter(isOrganization),
};

export function InvestorTypeChoice() {
  const text = useText();
  const terms = useTerms();
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<InvestorType | ''>(FIELD);
  const [chosen, setChosen] = useState<Kind>();
  const kind = KINDS.find((one) => value && TYPES[one].includes(value)) ?? chosen;

  function choose(next: Kind) {
    const [only, ...others] = TYPES[next];
    setChosen(next);
    void setValue(only && others.length === 0 ? only : '');
  }

  return (
    <>
      <RadioGroup
        name="investor_kind"
        appearance="segmented"
        label={text('join.statement.investor_type')}
        options={KINDS.map((one) => ({
          value: one,
          label:
            one === 'individual' || one === 'ira' ? terms.investorType[one] : text(`join.statement.${one}`),
        }))}
        value={kind ?? ''}
        onChange={(next) => choose(KINDS.find((one) => one === next) ?? 'individual')}
        onBlur={() => kind === undefined && void setTouched(true)}
        error={kind === undefined && touched && error}
        required
      />
      {kind && TYPES[kind].length > 1 && (
        <FormikRadioGroup
          key={kind}
          name={FIELD}
          label={text(kind === 'joint' ? 'join.statement.joint_form' : 'join.statement.organization_form')}
          options={TYPES[kind].map((type) => ({ value: type, label: terms.investorType[type] }))}
          required
        />
      )}
    </>
  );
}

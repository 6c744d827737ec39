// Tables of the steps and fields of both kinds of sign-up.
import type { Problems } from '@quoin/rules';
import type { ComponentType } from 'react';
import { validateInvitedSignUp, validatePlainSignUp, type SignUpFields } from './sign-up-values';
import { AccountStep, IdentityStep, PasswordStep } from './steps/AccountSteps';
import { AttestationsStep } from './steps/AttestationsStep';
import { ResidenceStep, type StepProps } from './steps/ResidenceStep';
import { StatementStep } from './steps/StatementStep';

interface SignUpStep {
  id: 'residence' | 'account' | 'statement' | 'identity' | 'attestations' | 'password';
  Fields: ComponentType<StepProps>;
  /** Paths that the step validates and where a rejected value is corrected. */
  fields: readonly string[];
  /** The code is verified before the next step instead of at the end. */
  provesPhone?: true;
}

export interface SignUpWay {
  validate: (values: SignUpFields) => Problems;
  steps: readonly [SignUpStep, ...SignUpStep[]];
}

const PERSON_FIELDS = ['first_name', 'last_name', 'email', 'region', 'phone_number', 'code'];
const PASSWORD_FIELDS = ['password', 'confirmation', 'terms_accepted'];

export const PLAIN: SignUpWay = {
  validate: validatePlainSignUp,
  steps: [
    { id: 'residence', Fields: ResidenceStep, fields: ['country', 'accredited'] },
    { id: 'account', Fields: AccountStep, fields: [...PERSON_FIELDS, ...PASSWORD_FIELDS] },
  ],
};

export const INVITED: SignUpWay = {
  validate: validateInvitedSignUp,
  steps: [
    {
      id: 'statement',
      Fields: StatementStep,
      fields: ['country', 'invitation.investor_type', 'accredited_basis', 'invitation.qualifications'],
    },
    { id: 'identity', Fields: IdentityStep, fields: PERSON_FIELDS, provesPhone: true },
    { id: 'attestations', Fields: AttestationsStep, fields: ['invitation.attestations'] },
    { id: 'password', Fields: PasswordStep, fields: PASSWORD_FIELDS },
  ],
};

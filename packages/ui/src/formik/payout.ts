import { BankAccountFields } from '../fields/BankAccountFields/BankAccountFields';
import { DistributionChoice } from '../investing/DistributionChoice/DistributionChoice';
import { bindParts } from './bind-field';

export const FormikBankAccountFields = /* @__PURE__ */ bindParts(BankAccountFields, {});
export const FormikDistributionChoice = /* @__PURE__ */ bindParts(DistributionChoice, {});

import { BankAccountFields } from '../fields';
import { DistributionChoice } from '../investing';
import { bindParts } from './bind-field';

export const FormikBankAccountFields = /* @__PURE__ */ bindParts(BankAccountFields, {});
export const FormikDistributionChoice = /* @__PURE__ */ bindParts(DistributionChoice, {});

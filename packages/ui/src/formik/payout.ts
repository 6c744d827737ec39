import { BankAccountFields } from '../fields/BankAccountFields/BankAccountFields';
import { DistributionChoice } from '../investing/DistributionChoice/DistributionChoice';
import { bindParts } from './bind-field';

/** `BankAccountFields` bound to Formik by `name`; its empty value is `{}`. */
export const FormikBankAccountFields = /* @__PURE__ */ bindParts(BankAccountFields, {});
/** `DistributionChoice` bound to Formik by `name`; its empty value is `{}`. */
export const FormikDistributionChoice = /* @__PURE__ */ bindParts(DistributionChoice, {});

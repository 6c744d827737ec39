import { AmountField, CompositionEditor, PercentField, YearsField } from '../fields';
import { bindField, bindParts } from './bind-field';

export const FormikAmountField = /* @__PURE__ */ bindField(AmountField, '');
export const FormikPercentField = /* @__PURE__ */ bindField(PercentField, null);
export const FormikYearsField = /* @__PURE__ */ bindField(YearsField, null);
export const FormikCompositionEditor = /* @__PURE__ */ bindParts(CompositionEditor, {});

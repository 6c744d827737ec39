import { AmountField } from '../fields/AmountField/AmountField';
import { CompositionEditor } from '../fields/CompositionEditor/CompositionEditor';
import { PercentField } from '../fields/PercentField/PercentField';
import { YearsField } from '../fields/YearsField/YearsField';
import { bindField, bindParts } from './bind-field';

export const FormikAmountField = /* @__PURE__ */ bindField(AmountField, '');
export const FormikPercentField = /* @__PURE__ */ bindField(PercentField, null);
export const FormikYearsField = /* @__PURE__ */ bindField(YearsField, null);
export const FormikCompositionEditor = /* @__PURE__ */ bindParts(CompositionEditor, {});

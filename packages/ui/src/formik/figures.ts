import { AmountField } from '../fields/AmountField/AmountField';
import { CompositionEditor } from '../fields/CompositionEditor/CompositionEditor';
import { PercentField } from '../fields/PercentField/PercentField';
import { YearsField } from '../fields/YearsField/YearsField';
import { bindField, bindParts } from './bind-field';

/** `AmountField` bound to Formik by `name`; its empty value is `''`. */
export const FormikAmountField = /* @__PURE__ */ bindField(AmountField, '');
/** `PercentField` bound to Formik by `name`; its empty value is `null`. */
export const FormikPercentField = /* @__PURE__ */ bindField(PercentField, null);
/** `YearsField` bound to Formik by `name`; its empty value is `null`. */
export const FormikYearsField = /* @__PURE__ */ bindField(YearsField, null);
/** `CompositionEditor` bound to Formik by `name`; its empty value is `{}`. */
export const FormikCompositionEditor = /* @__PURE__ */ bindParts(CompositionEditor, {});

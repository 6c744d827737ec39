import { AmountField } from '../fields/AmountField/AmountField';
import { CompositionEditor } from '../fields/CompositionEditor/CompositionEditor';
import { PercentField } from '../fields/PercentField/PercentField';
import { YearsField } from '../fields/YearsField/YearsField';
import { bindField, bindParts } from './bind-field';
import { Attestations } from '../fields/Attestations/Attestations';
import { YesNoQuestion } from '../fields/YesNoQuestion/YesNoQuestion';
import { QualificationStatement } from '../investing/QualificationStatement/QualificationStatement';

/** `AmountField` bound to Formik by `name`; its empty value is `''`. */
export const FormikAmountField = /* @__PURE__ */ bindField(AmountField, '');
/** `PercentField` bound to Formik by `name`; its empty value is `null`. */
export const FormikPercentField = /* @__PURE__ */ bindField(PercentField, null);
/** `YearsField` bound to Formik by `name`; its empty value is `null`. */
export const FormikYearsField = /* @__PURE__ */ bindField(YearsField, null);
/** `CompositionEditor` bound to Formik by `name`; its empty value is `{}`. */
export const FormikCompositionEditor = /* @__PURE__ */ bindParts(CompositionEditor, {});

/** `YesNoQuestion` bound to Formik by `name`; its empty value is `null`. */
export const FormikYesNoQuestion = /* @__PURE__ */ bindField(YesNoQuestion, null);
/** `Attestations` bound to Formik by `name`; its empty value is `[]`. */
export const FormikAttestations = /* @__PURE__ */ bindField(Attestations, []);
/** `QualificationStatement` bound to Formik by `name`; its empty value is `''`. */
export const FormikQualificationStatement = /* @__PURE__ */ bindField(QualificationStatement, '');

import { Attestations } from '../fields/Attestations/Attestations';
import { YesNoQuestion } from '../fields/YesNoQuestion/YesNoQuestion';
import { QualificationStatement } from '../investing/QualificationStatement/QualificationStatement';
import { bindField } from './bind-field';

/** `YesNoQuestion` bound to Formik by `name`; its empty value is `null`. */
export const FormikYesNoQuestion = /* @__PURE__ */ bindField(YesNoQuestion, null);
/** `Attestations` bound to Formik by `name`; its empty value is `[]`. */
export const FormikAttestations = /* @__PURE__ */ bindField(Attestations, []);
/** `QualificationStatement` bound to Formik by `name`; its empty value is `''`. */
export const FormikQualificationStatement = /* @__PURE__ */ bindField(QualificationStatement, '');

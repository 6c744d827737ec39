import { Attestations, YesNoQuestion } from '../fields';
import { QualificationStatement } from '../investing';
import { bindField } from './bind-field';

export const FormikYesNoQuestion = /* @__PURE__ */ bindField(YesNoQuestion, null);
export const FormikAttestations = /* @__PURE__ */ bindField(Attestations, []);
export const FormikQualificationStatement = /* @__PURE__ */ bindField(QualificationStatement, '');

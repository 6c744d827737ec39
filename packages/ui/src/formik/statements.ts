import { Attestations } from '../fields/Attestations/Attestations';
import { YesNoQuestion } from '../fields/YesNoQuestion/YesNoQuestion';
import { QualificationStatement } from '../investing/QualificationStatement/QualificationStatement';
import { bindField } from './bind-field';

export const FormikYesNoQuestion = /* @__PURE__ */ bindField(YesNoQuestion, null);
export const FormikAttestations = /* @__PURE__ */ bindField(Attestations, []);
export const FormikQualificationStatement = /* @__PURE__ */ bindField(QualificationStatement, '');

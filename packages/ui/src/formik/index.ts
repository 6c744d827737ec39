// Every field of the package, bound to Formik by `name`. A component of one's own is bound the same way by `bindField`.
import { Checkbox, CheckboxGroup, ComboBox, RadioGroup, Select, TextArea, TextField } from '../controls';
import {
  AddressFields,
  AmountField,
  Attestations,
  BankAccountFields,
  BirthDateField,
  CodeField,
  CompositionEditor,
  ConcealedField,
  CountrySelect,
  NationalIdField,
  PasswordField,
  PercentField,
  PhoneField,
  SignaturePad,
  SsnField,
  TypedSignature,
  YearsField,
  YesNoQuestion,
} from '../fields';
import { DistributionChoice, MustReadList, QualificationStatement } from '../investing';
import { bindField, bindParts } from './bind-field';

export { bindField, bindParts } from './bind-field';
export { FocusFirstError } from './FocusFirstError';
export { FormikFileUpload, type FormikFileUploadProps } from './FormikFileUpload';

export const FormikTextField = /* @__PURE__ */ bindField(TextField, '');
export const FormikTextArea = /* @__PURE__ */ bindField(TextArea, '');
export const FormikSelect = /* @__PURE__ */ bindField(Select, '');
export const FormikComboBox = /* @__PURE__ */ bindField(ComboBox, '');
export const FormikCheckbox = /* @__PURE__ */ bindField(Checkbox, false);
export const FormikCheckboxGroup = /* @__PURE__ */ bindField(CheckboxGroup, []);
export const FormikRadioGroup = /* @__PURE__ */ bindField(RadioGroup, '');
// Without a value it starts in the first of its regions, which only the component knows.
export const FormikPhoneField = /* @__PURE__ */ bindField(PhoneField, undefined);
export const FormikPasswordField = /* @__PURE__ */ bindField(PasswordField, '');
export const FormikCodeField = /* @__PURE__ */ bindField(CodeField, '');
export const FormikAmountField = /* @__PURE__ */ bindField(AmountField, '');
export const FormikPercentField = /* @__PURE__ */ bindField(PercentField, null);
export const FormikYearsField = /* @__PURE__ */ bindField(YearsField, null);
export const FormikBirthDateField = /* @__PURE__ */ bindField(BirthDateField, '');
export const FormikConcealedField = /* @__PURE__ */ bindField(ConcealedField, '');
export const FormikSsnField = /* @__PURE__ */ bindField(SsnField, '');
export const FormikCountrySelect = /* @__PURE__ */ bindField(CountrySelect, '');
export const FormikYesNoQuestion = /* @__PURE__ */ bindField(YesNoQuestion, null);
export const FormikAttestations = /* @__PURE__ */ bindField(Attestations, []);
export const FormikTypedSignature = /* @__PURE__ */ bindField(TypedSignature, '');
export const FormikSignaturePad = /* @__PURE__ */ bindField(SignaturePad, { kind: 'typed', name: '' });
export const FormikQualificationStatement = /* @__PURE__ */ bindField(QualificationStatement, '');
export const FormikMustReadList = /* @__PURE__ */ bindField(MustReadList, []);
export const FormikNationalIdField = /* @__PURE__ */ bindParts(NationalIdField, {});
export const FormikAddressFields = /* @__PURE__ */ bindParts(AddressFields, {});
export const FormikBankAccountFields = /* @__PURE__ */ bindParts(BankAccountFields, {});
export const FormikDistributionChoice = /* @__PURE__ */ bindParts(DistributionChoice, {});
export const FormikCompositionEditor = /* @__PURE__ */ bindParts(CompositionEditor, {});

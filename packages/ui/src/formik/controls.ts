import { Checkbox, CheckboxGroup, ComboBox, RadioGroup, Select, TextArea, TextField } from '../controls';
import { bindField, bindText } from './bind-field';

export const FormikTextField = /* @__PURE__ */ bindText(TextField, '');
export const FormikTextArea = /* @__PURE__ */ bindText(TextArea, '');
export const FormikSelect = /* @__PURE__ */ bindField(Select, '');
export const FormikComboBox = /* @__PURE__ */ bindField(ComboBox, '');
export const FormikCheckbox = /* @__PURE__ */ bindField(Checkbox, false);
export const FormikCheckboxGroup = /* @__PURE__ */ bindField(CheckboxGroup, []);
export const FormikRadioGroup = /* @__PURE__ */ bindField(RadioGroup, '');

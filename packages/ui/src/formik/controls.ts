import { Checkbox } from '../controls/Checkbox/Checkbox';
import { CheckboxGroup } from '../controls/CheckboxGroup/CheckboxGroup';
import { ComboBox } from '../controls/ComboBox/ComboBox';
import { RadioGroup } from '../controls/RadioGroup/RadioGroup';
import { Select } from '../controls/Select/Select';
import { TextArea } from '../controls/TextArea/TextArea';
import { TextField } from '../controls/TextField/TextField';
import { bindChecked, bindField, bindText } from './bind-field';

/** `TextField` bound to Formik by `name`; its empty value is `''`. */
export const FormikTextField = /* @__PURE__ */ bindText(TextField, '');
/** `TextArea` bound to Formik by `name`; its empty value is `''`. */
export const FormikTextArea = /* @__PURE__ */ bindText(TextArea, '');
/** `Select` bound to Formik by `name`; its empty value is `''`. */
export const FormikSelect = /* @__PURE__ */ bindField(Select, '');
/** `ComboBox` bound to Formik by `name`; its empty value is `''`. */
export const FormikComboBox = /* @__PURE__ */ bindField(ComboBox, '');
/** `Checkbox` bound to Formik by `name`; its empty value is `false`. */
export const FormikCheckbox = /* @__PURE__ */ bindChecked(Checkbox, false);
/** `CheckboxGroup` bound to Formik by `name`; its empty value is `[]`. */
export const FormikCheckboxGroup = /* @__PURE__ */ bindField(CheckboxGroup, []);
/** `RadioGroup` bound to Formik by `name`; its empty value is `''`. */
export const FormikRadioGroup = /* @__PURE__ */ bindField(RadioGroup, '');

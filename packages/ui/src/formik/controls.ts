import { Checkbox } from '../controls/Checkbox/Checkbox';
import { CheckboxGroup } from '../controls/CheckboxGroup/CheckboxGroup';
import { ComboBox } from '../controls/ComboBox/ComboBox';
import { RadioGroup } from '../controls/RadioGroup/RadioGroup';
import { Select } from '../controls/Select/Select';
import { TextArea } from '../controls/TextArea/TextArea';
import { TextField } from '../controls/TextField/TextField';
import { bindField, bindText } from './bind-field';

export const FormikTextField = /* @__PURE__ */ bindText(TextField, '');
export const FormikTextArea = /* @__PURE__ */ bindText(TextArea, '');
export const FormikSelect = /* @__PURE__ */ bindField(Select, '');
export const FormikComboBox = /* @__PURE__ */ bindField(ComboBox, '');
export const FormikCheckbox = /* @__PURE__ */ bindField(Checkbox, false);
export const FormikCheckboxGroup = /* @__PURE__ */ bindField(CheckboxGroup, []);
export const FormikRadioGroup = /* @__PURE__ */ bindField(RadioGroup, '');

import { AddressFields } from '../fields/AddressFields/AddressFields';
import { BirthDateField } from '../fields/BirthDateField/BirthDateField';
import { CountrySelect } from '../fields/CountrySelect/CountrySelect';
import { PhoneField } from '../fields/PhoneField/PhoneField';
import { bindField, bindParts } from './bind-field';

/** `PhoneField` bound to Formik by `name`. Without a value it starts with the first of its regions. */
export const FormikPhoneField = /* @__PURE__ */ bindField(PhoneField, undefined);
/** `BirthDateField` bound to Formik by `name`; its empty value is `''`. */
export const FormikBirthDateField = /* @__PURE__ */ bindField(BirthDateField, '');
/** `CountrySelect` bound to Formik by `name`; its empty value is `''`. */
export const FormikCountrySelect = /* @__PURE__ */ bindField(CountrySelect, '');
/** `AddressFields` bound to Formik by `name`; its empty value is `{}`. */
export const FormikAddressFields = /* @__PURE__ */ bindParts(AddressFields, {});

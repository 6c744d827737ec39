import { AddressFields } from '../fields/AddressFields/AddressFields';
import { BirthDateField } from '../fields/BirthDateField/BirthDateField';
import { CountrySelect } from '../fields/CountrySelect/CountrySelect';
import { PhoneField } from '../fields/PhoneField/PhoneField';
import { bindField, bindParts } from './bind-field';

// Without a value it starts in the first of its regions, which only the component knows.
export const FormikPhoneField = /* @__PURE__ */ bindField(PhoneField, undefined);
export const FormikBirthDateField = /* @__PURE__ */ bindField(BirthDateField, '');
export const FormikCountrySelect = /* @__PURE__ */ bindField(CountrySelect, '');
export const FormikAddressFields = /* @__PURE__ */ bindParts(AddressFields, {});
